/** The symbols inside spaces and advantages. */

import { isLocalAlliance, type AdvantageFact, type Flag, type SpaceFact } from '../facts';
import { EMBLEM } from './shapes';

export interface SpaceIcon {
  href: string;
  x: number;
  y: number;
  size: number;
  look?: 'faint' | 'prestige';
}

function icon(href: string, x: number, y: number, size: number, look?: SpaceIcon['look']): SpaceIcon {
  return { href, x, y, size, ...(look ? { look } : {}) };
}

const crown = (x: number, y: number, size: number) => icon('#i-crown', x, y, size, 'prestige');

export function iconsOf(space: SpaceFact, flag: Flag | null, damaged: boolean): SpaceIcon[] {
  switch (space.type) {
    case 'market':
      return [
        space.commodity
          ? icon(`#i-${space.commodity}`, -19, -20, 38)
          : icon('#i-coin', -12, -12, 24, 'faint'),
      ];
    case 'political':
      return politicalIcons(space);
    case 'naval':
      return navalIcons(space, flag);
    case 'fort':
      if (!flag) return [icon('#i-fort', -17, -17, 34, 'faint')];
      return [icon(damaged ? '#i-fort_damaged' : '#i-fort', -19, -19, 38)];
    case 'territory':
      return territoryIcons(space, flag);
  }
}

function politicalIcons(space: SpaceFact): SpaceIcon[] {
  if (isLocalAlliance(space)) return [icon('#i-local_alliance', -17, -18, 34)];
  if (!space.prestige) return [icon('#i-alliance', -15, -15, 30)];
  if (!space.alliance) return [crown(-15, -16, 30)];
  return [crown(-12, -20, 24), icon('#i-alliance', -12, 0, 24)];
}

function navalIcons(space: SpaceFact, flag: Flag | null): SpaceIcon[] {
  if (space.prestige) {
    const ship = flag ? icon('#i-ship', -19, -13, 38) : icon('#i-anchor', -15, -9, 30, 'faint');
    return [ship, crown(-6, -31, 20)];
  }
  return [flag ? icon('#i-ship', -22, -22, 44) : icon('#i-anchor', -17, -17, 34, 'faint')];
}

function territoryIcons(space: SpaceFact, flag: Flag | null): SpaceIcon[] {
  if (!space.prestige) {
    return [flag ? icon(EMBLEM[flag], -21, -23, 44) : icon('#i-territory', -14, -16, 32, 'faint')];
  }
  const sign = flag ? icon(EMBLEM[flag], -17, -11, 36) : icon('#i-territory', -11, -6, 26, 'faint');
  return [sign, crown(-10, -29, 20)];
}

/** What an advantage does, by the means it uses. */
export function advantageIcon(advantage: AdvantageFact): string {
  switch (advantage.kind) {
    case 'reduce_debt':
      return '#i-debt';
    case 'place_conflict':
      return '#i-conflict';
    case 'unflag_for_1':
      return advantage.region === 'europe' ? '#i-quill' : '#i-furs';
    case 'unflag_discount':
      return '#i-coin';
    default:
      return '#i-ship';
  }
}

import { describe, expect, it } from 'vitest';
import { endSpace, GOOD } from '../facts';
import { count, leaderOf } from '../state';
import { actionOf, barOf, lastAt, optionsOf } from './actions';
import { empire, state } from './fixtures';
import { clausesOf, faithBar, reachOf } from './missing';
import { profitOf } from './profits';
import { faithfulOf, linesOf } from './scoring';
import { sourcesOf } from './sources';
import { outlook, strengthOf, sum, termsOf } from './strength';

const offer = (option: string) => ({ option, cost: null });

describe('what is missing', () => {
  it('tells needs and ducats of a territory', () => {
    const poor = empire({ ducats: 4, levels: { army: 3, fleet: 1 } });
    const reach = reachOf(poor, 'livonia');
    expect(reach.needs).toEqual([
      { what: 'army', number: 3, has: 3, met: true },
      { what: 'fleet', number: 2, has: 1, met: false },
    ]);
    expect(reach).toMatchObject({ short: 1, open: false });
    expect(reachOf(empire({ levels: { army: 3, fleet: 2 } }), 'livonia').open).toBe(true);
  });

  it('knows a marker that is there already', () => {
    const rich = empire({ ducats: 50, territories: ['india'], levels: { army: 9, fleet: 9, prestige: 9 } });
    expect(reachOf(rich, 'india')).toMatchObject({ held: true, open: false });
    expect(reachOf(rich, 'china').open).toBe(true);
  });

  it('takes one alternative of each clause of an achievement', () => {
    const bare = clausesOf(empire(), 'renaissance').map(({ needs }) => needs);
    const food = bare[1]?.find(({ what }) => what === 'food')?.number ?? 0;
    const prestigeShort = (bare[0]?.[0]?.number ?? 0) - 1;
    const levels = { food, prestige: prestigeShort };
    const [prestige, crafts] = clausesOf(empire({ levels }), 'renaissance');
    expect(prestige?.met).toBe(false);
    expect(crafts?.met).toBe(true);
    expect(crafts?.needs.map(({ met }) => met)).toEqual([false, true]);
    const lands = empire({ territories: ['livonia', 'saxony', 'crimea', 'brazil'] });
    expect(clausesOf(lands, 'administration')[0]?.needs[0]).toMatchObject({ has: 3 });
    expect(count(lands, 'colonies')).toBe(1);
  });

  it('says why a religion is barred', () => {
    const ready = empire({ levels: { food: 3, textiles: 3, prestige: 3, army: 3, fleet: 4 } });
    const game = state([ready]);
    expect(faithBar(game, ready, 'calvinism')).toBeNull();
    expect(faithBar(game, ready, 'counter_reformation')).toBe('needs');
    expect(faithBar(game, ready, 'lutheranism')).toBe('none-left');
    expect(faithBar(game, { ...ready, religion: 'calvinism' }, 'calvinism')).toBe('converted');
    expect(faithBar(game, { ...ready, power: 'russia' }, 'calvinism')).toBe('never');
  });
});

describe('sources of totals', () => {
  it('add up to the level, with what was bought at the end', () => {
    const grown = empire({
      territories: ['livonia', 'canaries'],
      achievements: ['cartography'],
      religion: 'lutheranism',
      glory: 6,
      levels: { fleet: 8, prestige: 0 },
    });
    const fleet = sourcesOf(grown, 'fleet');
    expect(fleet).toEqual([
      { name: 'power-spain', number: 2 },
      { name: 'card-livonia', number: 1 },
      { name: 'card-canaries', number: 1 },
      { name: 'achievement-cartography', number: 1 },
      { name: 'religion-lutheranism', number: 2 },
      { name: 'im-source-rest', number: 1 },
    ]);
    expect(sum(fleet)).toBe(8);
    expect(sourcesOf(grown, 'prestige')).toEqual([
      { name: 'card-livonia', number: 1 },
      { name: 'im-source-rest', number: -1 },
    ]);
    expect(sum(sourcesOf(grown, 'glory'))).toBe(6);
  });
});

describe('strength in war', () => {
  const attacker = empire({
    power: 'sweden',
    ruler: 'defender_of_the_faith',
    achievements: ['standing_army'],
    levels: { army: 6, weapons: 4 },
    war: [{ enemy: 1, land: 5, sea: 3 }],
  });
  const defender = empire({ levels: { army: 7, weapons: 1 }, war: [{ enemy: 0, land: 0, sea: 0 }] });
  const war = {
    kind: 'land' as const,
    attacker: 0,
    defender: 1,
    attack_card: 'venal_advisers',
    defence_cards: [],
    attack: 16,
    defence: 7,
    winner: null,
  };
  const game = state([attacker, defender], { war });

  it('is summed by source, dissenters apart', () => {
    const lines = strengthOf(game, 0, 1, 'land', ['venal_advisers']);
    expect(lines).toEqual([
      { name: 'track-army', number: 6 },
      { name: 'power-sweden', number: 1 },
      { name: 'achievement-standing_army', number: 1 },
      { name: 'im-dissenters', number: 3 },
      { name: 'card-venal_advisers', number: 5 },
    ]);
    expect(sum(lines)).toBe(war.attack);
    expect(sum(strengthOf(game, 1, 0, 'land', []))).toBe(war.defence);
  });

  it('leaves dissenters out where there are none', () => {
    const same = { ...attacker, war: [{ enemy: 1, land: 2, sea: 0 }] };
    expect(sum(strengthOf(state([same, defender]), 0, 1, 'land', []))).toBe(8);
  });

  it('shows what defence cards would make of it', () => {
    expect(outlook(war)).toEqual({ attack: 16, defence: 7, lead: 9 });
    expect(outlook(war, ['border_raids', 'venal_advisers']).lead).toBe(1);
  });

  it('has its price', () => {
    expect(termsOf(game, war, 9)).toEqual({ tribute: 9, humiliation: 3, plunder: 4 });
  });
});

describe('scoring', () => {
  it('counts first and second places', () => {
    const game = state([
      empire({ glory: 3, levels: { army: 5, food: 2, gold: 1 } }),
      empire({ glory: 2, religion: 'calvinism', levels: { army: 3, food: 2, gold: 1 } }),
      empire({ power: 'russia', glory: 9, levels: { army: 3 } }),
    ]);
    const points = Object.fromEntries(linesOf(game).map((line) => [line.category, line.points]));
    expect(points.army).toEqual([2, 0, 0]);
    expect(points.food).toEqual([1, 1, 0]);
    expect(points.spices).toEqual([0, 0, 0]);
    expect(faithfulOf(game)).toEqual([4, 0, 0]);
  });

  it('has no second place with two players', () => {
    const game = state([empire({ levels: { army: 5 } }), empire({ levels: { army: 3 } })]);
    expect(linesOf(game)[0]?.points).toEqual([2, 0]);
  });

  it('ends where the number of players says', () => {
    expect([2, 3, 4].map(endSpace)).toEqual([40, 29, 20]);
  });
});

describe('actions', () => {
  const options = [
    'develop gold',
    'play border_raids',
    'play exceptional_year',
    'play intercepted_plans',
    'collect_taxes',
  ].map(offer);

  it('begin with their options', () => {
    expect(actionOf('play intercepted_plans')).toBeNull();
    expect(optionsOf(options, 'development').map(({ option }) => option)).toEqual([
      'develop gold',
      'play exceptional_year',
    ]);
    expect(optionsOf(options, 'intrigue')).toHaveLength(1);
  });

  it('say why they are barred', () => {
    expect(barOf(options, empire(), 'taxes')).toBeNull();
    expect(barOf(options, empire({ last_action: 'war' }), 'war')).toBe('no-same-action-again');
    expect(barOf(options, empire({ ruler: 'civil_war' }), 'war')).toBe('no-ruler-forbids-war');
    expect(barOf(options, empire(), 'conquest')).toBe('im-bar-conquest');
  });

  it('bear the markers of who chose them last', () => {
    const game = state([
      empire({ last_action: 'war' }),
      empire({ last_action: 'taxes' }),
      empire({ last_action: 'war' }),
    ]);
    expect(lastAt(game, 'war')).toEqual([0, 2]);
  });
});

describe('profits', () => {
  it('are trade, leader and what is paid for the choice', () => {
    const game = state([
      empire({ ruler: 'reformer', religion: 'calvinism', levels: { food: 2, prestige: 7 } }),
      empire({ levels: { food: 1 } }),
    ]);
    expect(leaderOf(game, 'food')).toBe(0);
    expect(profitOf(game, 0, 'food')).toEqual({
      trade: GOOD.food?.profit[2],
      bonus: 7,
      leads: true,
      leader: 5,
    });
    expect(profitOf(game, 1, 'food').leads).toBe(false);
  });
});

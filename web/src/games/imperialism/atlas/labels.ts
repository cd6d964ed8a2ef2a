/** How a place of the atlas is lettered: its name, where its arms and its price stand, their room. */

import type { Point, Rect } from '$shell/board/camera.svelte';
import { text } from '$shell/words.svelte';
import { armsPoint, labelBox, lettered, pricePoint, type Lettering, type Place } from './chart';
import { nameOf } from './naming';
import { HOME_ARMS } from './routes';
import type { Sight } from './standing';

export interface Label {
  name: string;
  /** It is a power, led or not: in capitals. */
  power: boolean;
  lettering: Lettering;
  /** All points are seen from the name, so that it grows and shrinks in its place. */
  arms: Point;
  price: Point;
  /** Who holds it stands above the name, or in a colony of the board beside the price. */
  shields: number[];
  colonists: number[];
  box: Rect;
}

/** The label of a place in a region of some width, lit or not, so much larger than printed. */
export function labelOf(place: Place, sight: Sight, width: number, zoom = 1, lit = false): Label {
  const { standing, holders } = sight;
  const home = standing === 'home';
  const power = home || standing === 'idle';
  const name = text(nameOf(place.id));
  const lettering = lettered(place, name, width, power ? 'capital' : lit ? 'lit' : 'plain', zoom);
  const seen = ({ x, y }: Point): Point => ({ x: x - lettering.x, y: y - place.name.y });
  const arms = seen(armsPoint(place, home ? HOME_ARMS : undefined));
  const price = seen(pricePoint(place));
  const shields = standing === 'board' ? [] : holders;
  const colonists = standing === 'board' ? holders : [];
  const marks = [...(shields.length > 0 ? [arms.y] : []), ...(sight.price !== null ? [price.y] : [])];
  return { name, power, lettering, arms, price, shields, colonists, box: labelBox(place, lettering, marks) };
}

/** The room of a label on its map, where it is so much larger than printed. */
export function roomOf(place: Place, { lettering, box }: Label, zoom: number): Rect {
  const { x, y, w, h } = box;
  return { x: lettering.x + x * zoom, y: place.name.y + y * zoom, w: w * zoom, h: h * zoom };
}

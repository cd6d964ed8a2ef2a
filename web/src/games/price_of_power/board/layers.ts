/** The five layers of the map, and which one a question is about. */

import { verbOf, type Offered } from '$shell/view';

export const LAYERS = ['realm', 'diplomacy', 'religion', 'trade', 'war'] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_ICON: Readonly<Record<Layer, string>> = {
  realm: 'pop-vassal',
  diplomacy: 'pop-pact',
  religion: 'pop-catholic',
  trade: 'pop-trade-node',
  war: 'pop-war',
};

const LAYER_OF: Readonly<Record<string, Layer>> = {
  convert_area: 'religion',
  spread_protestant: 'religion',
  spread_counter_reformed: 'religion',
  spread_diverse: 'religion',
  spread_revolution: 'religion',
  move_ship_from: 'trade',
  move_ship_out: 'trade',
  move_ship_to: 'trade',
  trade_with: 'trade',
  trade_in: 'trade',
  send_merchant_from: 'trade',
  name_node: 'trade',
  calm: 'war',
  recruit_in: 'war',
  build_in: 'war',
  launch_to: 'war',
  disband: 'war',
};
const USUAL: Layer = 'diplomacy';

export function layerFor(options: readonly Offered[]): Layer {
  for (const { option } of options) {
    const layer = LAYER_OF[verbOf(option)];
    if (layer) return layer;
  }
  return USUAL;
}

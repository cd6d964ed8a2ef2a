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
  march: 'war',
  march_with: 'war',
  march_to: 'war',
  cross_to: 'war',
  halt: 'war',
  pick_up: 'war',
  leave_behind: 'war',
  access_for_ducats: 'war',
  sail_to: 'war',
  put_in_at: 'war',
  bring_from: 'war',
  bring_out: 'war',
  bring_fleet: 'war',
  refit_at_sea: 'war',
  refit_in_port: 'war',
  light_ships: 'war',
  hunt_pirates: 'war',
  carry_from: 'war',
  declare_on: 'war',
  call_to_arms: 'war',
  accept_call: 'war',
  lose_unit: 'war',
  lose_ship: 'war',
  retreat_to: 'war',
  retreat_to_sea: 'war',
  retreat_to_port: 'war',
  besiege: 'war',
  rebel_in: 'war',
};
export const USUAL: Layer = 'diplomacy';

/** Questions of war whose answers are asked for elsewhere, too. */
const OF_WAR: ReadonlySet<string> = new Set([
  'ask-cast-off',
  'ask-cast-off-to',
  'ask-come-home',
  'ask-expelled',
  'ask-first-battle',
  'ask-free-action',
  'ask-let-in',
]);

export function layerFor(options: readonly Offered[], prompt = ''): Layer {
  if (OF_WAR.has(prompt)) return 'war';
  for (const { option } of options) {
    const layer = LAYER_OF[verbOf(option)];
    if (layer) return layer;
  }
  return USUAL;
}

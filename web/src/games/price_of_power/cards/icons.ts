/** The signs of Events. */

export const SYMBOL_ICON: Readonly<Record<string, string>> = {
  unrest: 'pop-flame',
  attrition: 'pop-ev-attrition',
  native_uprising: 'pop-ev-native',
  pirates: 'pop-pirate',
  cardinal_dies: 'pop-cardinal',
  spread_faith: 'pop-ev-faith',
  lost_at_sea: 'pop-ev-lost-at-sea',
  disloyal_vassals: 'pop-ev-disloyal',
  power_struggle: 'pop-ev-struggle',
  spread_revolution: 'pop-rebels',
  dnpr_green: 'pop-ev-dnpr',
  dnpr_pink: 'pop-ev-dnpr',
  dnpr_blue: 'pop-ev-dnpr',
  dnpr_gold: 'pop-ev-dnpr',
};

export const MORTALITY_ICON: Readonly<Record<string, string>> = {
  circle: 'pop-mort-circle',
  square: 'pop-mort-square',
  plus: 'pop-mort-plus',
  triangle: 'pop-mort-triangle',
};

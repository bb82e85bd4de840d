import type { LabelSymbol } from './label-symbols.ts'

export const symbolLabels = {
  wash_not: 'Do not wash',
  wash_hand: 'Wash by hand',
  wash_30: 'Wash at up to 30 °C',
  wash_40: 'Wash at up to 40 °C',
  wash_50: 'Wash at up to 50 °C',
  wash_60: 'Wash at up to 60 °C',
  wash_70: 'Wash at up to 70 °C',
  wash_95: 'Wash at up to 95 °C',
  bleach_not: 'Do not bleach',
  bleach_oxygen: 'Bleach without chlorine only',
  bleach_any: 'Any bleach',
  tumble_not: 'Do not tumble dry',
  tumble_low: 'Tumble dry at low heat',
  tumble_normal: 'Tumble dry at normal heat',
  tumble_any: 'May be tumble dried',
  dry_flat: 'Dry flat',
  dry_drip: 'Drip dry',
  dry_line: 'Dry on a line',
  iron_not: 'Do not iron',
  iron_low: 'Iron at low heat, 110 °C',
  iron_medium: 'Iron at medium heat, 150 °C',
  iron_high: 'Iron at high heat, 200 °C',
  iron_any: 'May be ironed',
  dry_clean_not: 'Do not dry-clean',
  dry_clean_f: 'Dry-clean with hydrocarbons only',
  dry_clean_any: 'May be dry-cleaned',
  wet_clean_not: 'No professional wet cleaning',
  wet_clean: 'Professional wet cleaning',
} as const satisfies Record<LabelSymbol, string>

/** A symbol with one bar below it, and with two. */
export const barLabels = { one: '{symbol}, mild', two: '{symbol}, very mild' } as const

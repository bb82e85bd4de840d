import type { LabelSymbol } from './label-symbols.ts'

export const symbolLabels = {
  wash_not: 'Do not wash',
  wash_hand: 'Wash by hand',
  wash_30: 'Wash at 30 °C',
  wash_40: 'Wash at 40 °C',
  wash_50: 'Wash at 50 °C',
  wash_60: 'Wash at 60 °C',
  wash_70: 'Wash at 70 °C',
  wash_95: 'Wash at 95 °C',
  bleach_not: 'Do not bleach',
  bleach_oxygen: 'Oxygen bleach only',
  bleach_any: 'Any bleach',
  tumble_not: 'Do not tumble dry',
  tumble_low: 'Tumble dry, low heat',
  tumble_normal: 'Tumble dry, normal heat',
  tumble_any: 'May be tumble dried',
  dry_flat: 'Dry flat',
  dry_drip: 'Drip dry',
  dry_line: 'Dry on a line',
  iron_not: 'Do not iron',
  iron_low: 'Iron at up to 110 °C',
  iron_medium: 'Iron at up to 150 °C',
  iron_high: 'Iron at up to 200 °C',
  iron_any: 'May be ironed',
  dry_clean_not: 'Do not dry-clean',
  dry_clean_f: 'Dry-clean (F)',
  dry_clean_any: 'May be dry-cleaned',
  wet_clean_not: 'Do not wet-clean',
  wet_clean: 'May be wet-cleaned',
} as const satisfies Record<LabelSymbol, string>

/** A symbol with one bar below it, and with two. */
export const barLabels = { one: '{symbol}, mild', two: '{symbol}, very mild' } as const

/** The symbols of care labels (ISO 3758), each scale from the strictest to the mildest. A label has at most one symbol of a scale. */
export const labelScales = {
  wash: ['wash_not', 'wash_hand', 'wash_30', 'wash_40', 'wash_50', 'wash_60', 'wash_70', 'wash_95'],
  bleach: ['bleach_not', 'bleach_oxygen', 'bleach_any'],
  tumble: ['tumble_not', 'tumble_low', 'tumble_normal', 'tumble_any'],
  air: ['dry_flat', 'dry_drip', 'dry_line'],
  iron: ['iron_not', 'iron_low', 'iron_medium', 'iron_high', 'iron_any'],
  dry_clean: ['dry_clean_not', 'dry_clean_f', 'dry_clean_any'],
  wet_clean: ['wet_clean_not', 'wet_clean'],
} as const

export type LabelScale = keyof typeof labelScales
export type LabelSymbol = (typeof labelScales)[LabelScale][number]

export const scaleNames = Object.keys(labelScales) as [LabelScale, ...LabelScale[]]
export const labelSymbols = Object.values(labelScales).flat() as [LabelSymbol, ...LabelSymbol[]]

const scaleOfSymbol = new Map<LabelSymbol, LabelScale>(
  scaleNames.flatMap((scale) => labelScales[scale].map((symbol) => [symbol, scale] as const)),
)

export function scaleOf(symbol: LabelSymbol): LabelScale {
  const scale = scaleOfSymbol.get(symbol)
  if (!scale) throw new Error(`${symbol} is of no scale`)
  return scale
}

/** Lower is stricter; only symbols of one scale compare. */
export const strictnessOf = (symbol: LabelSymbol): number =>
  (labelScales[scaleOf(symbol)] as readonly LabelSymbol[]).indexOf(symbol)

export const mostBars = 2

/** Of one order. */
export const mostLabels = 12

/** Of what a label names as its fibers, in characters. */
export const fibersMax = 120

/** Whether bars may be below the symbol: one for mild, two for very mild. */
export const mayHaveBars = (symbol: LabelSymbol): boolean =>
  degreesOf(symbol) !== undefined ||
  ['tumble_low', 'tumble_normal', 'tumble_any', 'dry_clean_f', 'dry_clean_any', 'wet_clean'].includes(symbol)

/** The highest temperature of a machine wash; undefined for any other symbol. */
export function degreesOf(symbol: LabelSymbol): number | undefined {
  const degrees = /^wash_(\d+)$/.exec(symbol)?.[1]
  return degrees === undefined ? undefined : Number(degrees)
}

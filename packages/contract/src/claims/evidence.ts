import { z } from 'zod'

/** What a rule saw. Amounts are major units under names that end in `amount`, moments under names that end in `at`. */
export const evidenceTexts = {
  submitted_after: 'Submitted {hours, plural, one {# hour} other {# hours}} after delivery.',
  claimed_pieces: '{item}: {claimed} claimed, {handed_over} handed over, {before} claimed before.',
  photos_compared: '{photos, plural, one {# photo} other {# photos}} compared with those of other claims.',
  photo_plain: 'Photo {photo} is too plain to be compared.',
  photo_used_by_you: 'Photo {photo} was in claim {claim} of the same customer.',
  photo_used_by_other: 'Photo {photo} was in a claim of somebody else.',
  received: '{item}: the customer counted {received} of {handed_over} back.',
  not_counted_back: '{item}: the customer has not counted what came back.',
  cover: 'Cover {limit_amount}, of which {used_amount} is used.',
  counts: '{item}: {counted_in} counted in, {counted_out} counted out.',
  counts_unknown: '{item}: nobody counted at both handovers.',
  photo_taken: 'Photo {photo} was taken on {taken_at}.',
  photo_undated: 'Photo {photo} does not say when it was taken.',
  photo_is_scan: 'Photo {photo} is the scan of this order.',
  photo_is_handover: 'Photo {photo} is a handover photo of this order.',
  photos_differ: 'No photo is one of those that the order already has.',
  value: '{item}: stated at {stated_amount}, usually {usual_amount}.',
  value_of_declared: '{item}: stated at {stated_amount}, declared at {declared_amount}.',
  history:
    '{claims, plural, one {# other claim} other {# other claims}} in {orders, plural, one {# order} other {# orders}}.',
  amount: 'The rules give {amount}.',
  undeclared: '{item}: stated at {stated_amount} and not declared.',
} as const
export type EvidenceCode = keyof typeof evidenceTexts

export const evidence = z.object({
  code: z.enum(Object.keys(evidenceTexts) as [EvidenceCode, ...EvidenceCode[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Evidence = z.infer<typeof evidence>

export interface EvidenceFormats {
  /** Of major units. */
  readonly money: (amount: number) => string
  readonly moment: (at: Date) => string
  /** Of a piece on the order's list. */
  readonly item: (name: string) => string
}

/** The text of a piece of evidence, and its values as they are read. */
export function wordsOfEvidence(
  { code, values }: Evidence,
  { money, moment, item }: EvidenceFormats,
): { text: (typeof evidenceTexts)[EvidenceCode]; values: Record<string, string | number> } {
  const read = ([name, value]: [string, string | number]): [string, string | number] => {
    if (name.endsWith('amount')) return [name, money(Number(value))]
    if (name === 'item') return [name, item(String(value))]
    return name.endsWith('_at') ? [name, moment(new Date(value))] : [name, value]
  }
  return { text: evidenceTexts[code], values: Object.fromEntries(Object.entries(values).map(read)) }
}

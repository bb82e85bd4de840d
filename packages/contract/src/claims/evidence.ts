import { z } from 'zod'
import { type Minor, minor } from '../money.ts'

/**
 * Evidence of a rule. The value of a placeholder that ends in `amount` has its name with `_minor` and is minor units;
 * values whose names end in `at` are times.
 */
export const evidenceTexts = {
  submitted_after: 'Submitted {hours, plural, one {# hour} other {# hours}} after delivery.',
  not_delivered: 'The order was due back on {due_at} and was not delivered when the claim was filed.',
  delivered_after_claim: 'The order was delivered on {delivered_at}, after the claim was filed.',
  delivered: 'The order was delivered on {delivered_at}.',
  reported_theft: '{item}: reported as stolen.',
  reported_wrong_item: '{item}: a different item was returned.',
  claimed_pieces: '{item}: {claimed} claimed, {handed_over} handed over, {before} claimed before.',
  photos_compared: '{photos, plural, one {# photo} other {# photos}} compared with those of other claims.',
  photo_plain: 'Photo {photo} is too plain to be compared.',
  photo_used_by_you: 'Photo {photo} was in claim {claim} of the same customer.',
  photo_used_by_other: 'Photo {photo} was in someone else’s claim.',
  received: '{item}: the customer counted {received} of {handed_over} back.',
  not_counted_back: '{item}: the customer has not counted what came back.',
  cover: 'Coverage {limit_amount}, of which {used_amount} is used.',
  counts: '{item}: {counted_in} counted in, {counted_out} counted out.',
  counted_in_only: '{item}: {counted_in} counted in, never counted out.',
  counts_unknown: '{item}: not counted at both handovers.',
  photo_taken: 'Photo {photo} was taken on {taken_at}.',
  photo_undated: 'Photo {photo} has no capture time.',
  photo_is_scan: 'Photo {photo} is the scan of this order.',
  photo_is_handover: 'Photo {photo} is a handover photo of this order.',
  photos_differ: 'No photo was already part of the order.',
  photo_shows: 'Photo {photo} shows {item}, {percent}% sure.',
  photo_shows_nothing: 'Photo {photo} shows no laundry that the scanner recognizes.',
  photo_not_scanned: 'Photo {photo} was not checked.',
  same_item_likely: 'Photo {photo}: likely the same as in the scan ({item}), {percent}% alike.',
  same_item_unlikely: 'Photo {photo}: unlikely to be the same as in the scan ({item}), {percent}% alike.',
  same_item_open: 'Photo {photo}: not decided whether it is the same as in the scan ({item}), {percent}% alike.',
  item_not_compared: '{item}: not compared with the scan, because it could not be found there or in a photo.',
  photos_not_compared: 'No photo could be compared.',
  item_claimed: 'Claimed: {item}.',
  account_opened: 'The account was opened on {opened_at}.',
  paid_orders: '{orders, plural, one {# other completed order} other {# other completed orders}} paid by card.',
  shared_card: 'The customer and the Washer saved a card with the same number and expiration date.',
  shared_phone: 'The customer and the Washer gave the same phone number.',
  shared_device: 'The customer and the Washer signed in on the same device.',
  device_paid: 'The customer signed in on a device of another account that was compensated.',
  pickup_at_washer: 'The pickup was at the Washer’s own address.',
  mutual_orders:
    '{mutual} of {orders, plural, one {# completed order} other {# completed orders}} were with this Washer, with {claims, plural, one {# earlier paid claim} other {# earlier paid claims}}.',
  no_shared: 'They share no card, phone number, device or location.',
  budget: '{used_amount} of {limit_amount} is used.',
  value: '{item}: stated at {stated_amount}, usually {usual_amount}.',
  value_of_declared: '{item}: stated at {stated_amount}, declared at {declared_amount}.',
  history:
    '{claims, plural, one {# other claim} other {# other claims}} in {orders, plural, one {# order} other {# orders}}.',
  amount: 'The rules give {amount}.',
  undeclared: '{item}: stated at {stated_amount} and not declared.',
} as const
export type EvidenceCode = keyof typeof evidenceTexts

export const claimEvidence = z.object({
  code: z.enum(Object.keys(evidenceTexts) as [EvidenceCode, ...EvidenceCode[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Evidence = z.infer<typeof claimEvidence>

export interface EvidenceFormats {
  readonly money: (amountMinor: Minor) => string
  readonly moment: (at: Date) => string
  /** Translates the name of a piece on the order's list. */
  readonly item: (name: string) => string
}

const suffix = '_minor'

/** The text of a piece of evidence with formatted values. */
export function evidenceLabels(
  { code, values }: Evidence,
  { money, moment, item }: EvidenceFormats,
): { text: (typeof evidenceTexts)[EvidenceCode]; values: Record<string, string | number> } {
  const read = ([name, value]: [string, string | number]): [string, string | number] => {
    if (name.endsWith(suffix)) return [name.slice(0, -suffix.length), money(minor(Number(value)))]
    if (name === 'item') return [name, item(String(value))]
    return name.endsWith('_at') ? [name, moment(new Date(value))] : [name, value]
  }
  return { text: evidenceTexts[code], values: Object.fromEntries(Object.entries(values).map(read)) }
}

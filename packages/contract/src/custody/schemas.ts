import { z } from 'zod'
import { itemId, orderId } from '../ids.ts'
import { market } from '../market.ts'
import { tagCode } from '../tags/tag-code.ts'
import { severalLines } from '../texts/plain-text.ts'
import { isPossibleCount } from './count-limits.ts'
import { handoverEvidence, handoverPhoto } from './evidence.ts'

/** The handovers of the bag; each is also a step of the chain. */
export const handovers = ['pickup', 'return'] as const
export type Handover = (typeof handovers)[number]

/** The scan, both handovers with the customer, those between Washers, and the customer's count of the returned items. */
export const custodySteps = ['scan', 'pickup', 'handover', 'return', 'received'] as const
export type CustodyStepName = (typeof custodySteps)[number]

const timestamp = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The accuracy reported by the device. */
  accuracy_m: z.number().min(0).max(100_000).nullish(),
})

const count = z.object({
  item_id: itemId,
  name: z.string(),
  /** The quantity of the previous count, or of the list. */
  expected: z.int().min(0),
  /** Null if nobody counted. */
  quantity: z.int().min(0).nullable(),
})
export type CustodyCount = z.infer<typeof count>

export const custodyStep = z.object({
  number: z.int().positive(),
  step: z.enum(custodySteps),
  by: z.object({ role: z.enum(['customer', 'washer']), name: z.string() }),
  /** The time of the step; by the device's clock if it was recorded offline. */
  at: timestamp,
  /** The time at which the server received it. */
  recorded_at: timestamp,
  synced_late: z.boolean(),
  counts: z.array(count),
  /** The counts that differ from the expected quantity. */
  differences: z.array(count),
  pin_confirmed: z.boolean(),
  /** Of the tags on the bag, how many were scanned; null where it has none. */
  tags: z.object({ seen: z.int().min(0), expected: z.int().min(0) }).nullable(),
  photo_url: z.string().nullable(),
  photo_sha256: hash.nullable(),
  note: z.string().nullable(),
  position: position.nullable(),
  hash,
  previous_hash: hash.nullable(),
})
export type CustodyStep = z.infer<typeof custodyStep>

/** The expected contents of the bag, for the next count. */
const manifestItem = z.object({ item_id: itemId, name: z.string(), category: z.string(), quantity: z.int().min(0) })
export type ManifestItem = z.infer<typeof manifestItem>

export const custody = z.object({
  evidence: z.enum(handoverEvidence),
  photo: z.enum(handoverPhoto),
  steps: z.array(custodyStep),
  /** The step that can be made now, and by whom. */
  next: z.object({ step: z.enum(custodySteps), by: z.enum(['customer', 'washer']) }).nullable(),
  manifest: z.array(manifestItem),
  /** The tags on the bag: bound at the pickup, until the bag is back. */
  tags: z.array(tagCode),
  /** Too many wrong PINs: a handover needs a photo with a note. */
  pin_locked: z.boolean(),
})
export type Custody = z.infer<typeof custody>

/** The part of a step that was changed. */
export const brokenLinks = ['content', 'link', 'details', 'photo'] as const

export const custodyProof = z.object({
  ok: z.boolean(),
  steps: z.int(),
  /** Photos whose bytes were compared with their step. */
  photos: z.int(),
  /** Steps whose notes, positions and photos were erased with the customer's account. */
  erased: z.int(),
  /** The first changed step and the part of it that was changed. */
  broken: z.object({ number: z.int(), step: z.enum(custodySteps), what: z.enum(brokenLinks) }).nullable(),
  checked_at: timestamp,
})
export type CustodyProof = z.infer<typeof custodyProof>

const counted = z
  .array(z.object({ item_id: itemId, quantity: z.int().min(0).max(market.orders.maxQuantity) }))
  .max(market.orders.maxItems)
  .refine((counts) => new Set(counts.map(({ item_id }) => item_id)).size === counts.length, 'Count each item once.')
  .refine(isPossibleCount, 'This is more than a bag can hold.')
/** The tags that were scanned: at the pickup they go on the bag, later they are compared with those on it. */
const scannedTags = z
  .array(tagCode)
  .max(market.tags.orderMost)
  .refine((codes) => new Set(codes).size === codes.length, 'Scan each tag once.')
const note = severalLines({ max: market.custody.noteMax })

export const handoverInput = z.object({
  step: z.enum(handovers),
  counts: counted,
  tags: scannedTags.optional(),
  pin: z
    .string()
    .regex(/^\d{4}$/, 'The PIN has 4 digits.')
    .optional(),
  /** The address that the photo's upload returned. */
  photo: z.string().max(500).optional(),
  note: note.optional(),
  position: position.optional(),
  /** The time by the device's clock, if the step was recorded before the call. */
  made_at: z.iso.datetime({ offset: true }).optional(),
})

export const receivedInput = z.object({
  /** Null withdraws the count. */
  counts: counted.nullable(),
  note: note.optional(),
  /** The time by the device's clock, if it was counted before the call. */
  made_at: z.iso.datetime({ offset: true }).optional(),
})

export const takeoverInput = z.object({
  counts: counted,
  tags: scannedTags.optional(),
  pin: z.string().regex(/^\d{4}$/, 'The PIN has 4 digits.'),
  /** The address that the photo's upload returned. */
  photo: z.string().max(500).optional(),
})

/** What a Washer who takes laundry over from another one needs to know, and nothing of the customer. */
export const takeover = z.object({
  order_id: orderId,
  giver: z.string(),
  /** Where the laundry is. */
  place: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }),
  due_at: timestamp,
  washed: z.boolean(),
  manifest: z.array(manifestItem),
  tags: z.array(tagCode),
  pin_locked: z.boolean(),
})
export type TakeoverDetails = z.infer<typeof takeover>

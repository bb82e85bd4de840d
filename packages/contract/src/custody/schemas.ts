import { z } from 'zod'
import { id } from '../ids.ts'
import { market } from '../market.ts'
import { handoverEvidence } from './evidence.ts'

/** What moves the bag from one hand to the other; each is also a step of the chain. */
export const handovers = ['pickup', 'return'] as const
export type Handover = (typeof handovers)[number]

/** The scan at home, both handovers, and the customer's own count of what came back. */
export const custodySteps = ['scan', ...handovers, 'received'] as const
export type CustodyStepName = (typeof custodySteps)[number]

const timestamp = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Within how many metres the device is sure of it. */
  accuracy_m: z.number().min(0).max(100_000).nullish(),
})

const count = z.object({
  item_id: id,
  name: z.string(),
  /** By the step before, or by the list where nobody counted before. */
  expected: z.int().min(0),
  /** Null where nobody counted. */
  quantity: z.int().min(0).nullable(),
})
export type CustodyCount = z.infer<typeof count>

export const custodyStep = z.object({
  number: z.int().positive(),
  step: z.enum(custodySteps),
  by: z.object({ role: z.enum(['customer', 'washer']), name: z.string() }),
  /** When it happened, by the device where it was made without a network. */
  at: timestamp,
  /** When the server heard of it. */
  recorded_at: timestamp,
  synced_late: z.boolean(),
  counts: z.array(count),
  /** The counts that are not what was expected. */
  differences: z.array(count),
  pin_confirmed: z.boolean(),
  photo_url: z.string().nullable(),
  photo_sha256: hash.nullable(),
  note: z.string().nullable(),
  position: position.nullable(),
  hash,
  previous_hash: hash.nullable(),
})
export type CustodyStep = z.infer<typeof custodyStep>

/** What is in the bag as far as is known, for the next count. */
const manifestItem = z.object({ item_id: id, name: z.string(), category: z.string(), quantity: z.int().min(0) })
export type ManifestItem = z.infer<typeof manifestItem>

export const custody = z.object({
  evidence: z.enum(handoverEvidence),
  steps: z.array(custodyStep),
  /** The step that can be made now, and by whom. */
  next: z.object({ step: z.enum(custodySteps), by: z.enum(['customer', 'washer']) }).nullable(),
  manifest: z.array(manifestItem),
  /** Too many wrong PINs: only a photo with a note hands over now. */
  pin_locked: z.boolean(),
})
export type Custody = z.infer<typeof custody>

/** Why a link of the chain does not hold. */
export const brokenLinks = ['content', 'link', 'details', 'photo'] as const

export const custodyProof = z.object({
  ok: z.boolean(),
  steps: z.int(),
  /** Photos whose bytes were compared with their step. */
  photos: z.int(),
  /** Steps whose notes, positions and photos went with the customer's account. */
  erased: z.int(),
  /** The first step that is not as it was written, and what of it. */
  broken: z.object({ number: z.int(), step: z.enum(custodySteps), what: z.enum(brokenLinks) }).nullable(),
  checked_at: timestamp,
})
export type CustodyProof = z.infer<typeof custodyProof>

const counted = z
  .array(z.object({ item_id: id, quantity: z.int().min(0).max(market.orders.maxQuantity) }))
  .max(market.orders.maxItems)
  .refine((counts) => new Set(counts.map(({ item_id }) => item_id)).size === counts.length, 'Count each item once.')
const note = z.string().trim().max(market.custody.noteMax)

export const handoverInput = z.object({
  step: z.enum(handovers),
  counts: counted,
  pin: z
    .string()
    .regex(/^\d{4}$/, 'The PIN has 4 digits.')
    .optional(),
  /** The address that the upload of a photo answered. */
  photo: z.string().max(500).optional(),
  note: note.optional(),
  position: position.optional(),
  /** When it happened by the device's clock, where that is earlier than the call. */
  made_at: z.iso.datetime({ offset: true }).optional(),
})

export const receivedInput = z.object({ counts: counted, note: note.optional() })

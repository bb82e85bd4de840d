import type { Custody, CustodyStep } from '@washline/contract/custody/schemas'
import { toItemId } from '@washline/contract/ids'

const hashOf = (number: number) => String(number).repeat(64).slice(0, 64)

/** A step of the chain of `anOrder`, for tests: everything counted, nothing else proven. */
export const aStep = (number: number, changes: Partial<CustodyStep> = {}): CustodyStep => ({
  number,
  step: 'scan',
  by: { role: 'customer', name: 'Mira Lindqvist' },
  at: '2026-03-01T10:00:00.000Z',
  recorded_at: '2026-03-01T10:00:00.000Z',
  synced_late: false,
  counts: [
    { item_id: toItemId(1), name: 'T-shirt', expected: 4, quantity: 4 },
    { item_id: toItemId(2), name: 'Jeans', expected: 1, quantity: 1 },
  ],
  differences: [],
  pin_confirmed: false,
  tags: null,
  photo_url: null,
  photo_sha256: null,
  note: null,
  position: null,
  hash: hashOf(number),
  previous_hash: number === 1 ? null : hashOf(number - 1),
  ...changes,
})

/** The custody of `anOrder` before its pickup, for tests. */
export const aCustody = (changes: Partial<Custody> = {}): Custody => ({
  evidence: 'optional',
  photo: 'optional',
  steps: [aStep(1)],
  next: { step: 'pickup', by: 'washer' },
  manifest: [
    { item_id: toItemId(1), name: 'T-shirt', category: 'tops', quantity: 4 },
    { item_id: toItemId(2), name: 'Jeans', category: 'bottoms', quantity: 1 },
  ],
  tags: [],
  pin_locked: false,
  ...changes,
})

/** That of an order from before there were chains, in a market that asks for no evidence. */
export const noCustody = aCustody({ evidence: 'off', steps: [], next: null, manifest: [] })

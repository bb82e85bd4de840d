import { toOrderId } from '@washline/contract/ids'
import { tagCodeOf } from '@washline/contract/tags/tag-code'
import { expect, it } from 'vitest'
import { compareTags, type StoredTag } from './compare-tags.ts'

const [orderId, other] = [toOrderId(100_001), toOrderId(100_002)]
const code = (seed: number) => tagCodeOf(new Uint8Array(11).fill(seed))
const [free, free2, bound, bound2, others, unknown] = [code(1), code(2), code(3), code(4), code(5), code(6)]
const stored: StoredTag[] = [
  { code: free, orderId: null },
  { code: free2, orderId: null },
  { code: bound, orderId },
  { code: bound2, orderId },
  { code: others, orderId: other },
]

it.each([
  ['nothing', true, [], { bind: [], seen: 0, expected: 2 }],
  ['free ones', true, [free, free2], { bind: [free, free2], seen: 2, expected: 4 }],
  ['a free one and its own', true, [free, bound], { bind: [free], seen: 2, expected: 3 }],
  ['another bag’s', true, [free, others], { foreign: [others] }],
  ['an unknown one', true, [unknown, free], { foreign: [unknown] }],
  ['nothing', false, [], { bind: [], seen: 0, expected: 2 }],
  ['one of its two', false, [bound], { bind: [], seen: 1, expected: 2 }],
  ['all', false, [bound, bound2], { bind: [], seen: 2, expected: 2 }],
  ['a free one', false, [bound, free], { foreign: [free] }],
  ['another bag’s', false, [bound, others], { foreign: [others] }],
  ['two that are not its own', false, [unknown, others], { foreign: [unknown, others] }],
])('scanned %s, at the pickup: %s', (_, isPickup, codes, decided) =>
  expect(compareTags({ orderId, isPickup, codes }, stored)).toEqual(decided),
)

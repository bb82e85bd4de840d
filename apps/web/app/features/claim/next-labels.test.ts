import type { Claim } from '@washline/contract/claims/schemas'
import { expect, it } from 'vitest'
import { aClaim } from '../../platform/testing/a-claim.ts'
import { nextText } from './next-labels.ts'

const textOf = (changes: Partial<Claim>) => nextText(aClaim({ reply: null, ...changes }), Date.now())
const later = new Date(Date.now() + 3_600_000).toISOString()
const past = new Date(Date.now() - 3_600_000).toISOString()

it.each<[Partial<Claim>, RegExp | undefined]>([
  [{ state: 'submitted' }, /^Next: the published rules answer within seconds/],
  [{ state: 'in_review', reply_until: later }, /^Next: .+ can answer until .+ Then our team decides by /],
  [{ state: 'in_review', reply_until: later, role: 'washer' }, /^Next: your answer, until /],
  [{ state: 'in_review', reply_until: past }, /^Next: our team decides by /],
  [{ state: 'appealed', reply_until: later }, /^Next: our team decides by /],
  [{ state: 'paid' }, undefined],
  [{ state: 'rejected' }, undefined],
])('of a claim %o', (changes, text) => {
  if (text) expect(textOf(changes)).toMatch(text)
  else expect(textOf(changes)).toBeUndefined()
})

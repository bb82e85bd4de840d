import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Answer } from '../../../../orders/builders.ts'
import type { Scene } from '../deed.ts'
import type { Person } from '../money-world.ts'

/** What a payer does when their bank asks; `returns` says whether they come back to us then. */
export interface AtBank {
  readonly word: 'yes' | 'no' | 'nothing'
  readonly returns: 'at_once' | 'after_a_lost_request' | 'too_late' | 'never'
}

export const anAnswerToBank: fc.Arbitrary<AtBank> = fc.record({
  word: fc.constantFrom('yes' as const, 'yes' as const, 'yes' as const, 'no' as const, 'nothing' as const),
  returns: fc.constantFrom(
    'at_once' as const,
    'at_once' as const,
    'after_a_lost_request' as const,
    'too_late' as const,
    'never' as const,
  ),
})

const words = { yes: 'they agree', no: 'they refuse', nothing: 'they say nothing' }
const ends = {
  at_once: '',
  after_a_lost_request: ' and come back, the first time in vain',
  too_late: ', and come back after the quarter of an hour in which it was given up',
  never: ' and never come back',
}
export const toldAtBank = ({ word, returns }: AtBank): string => `; the bank asks, ${words[word]}${ends[returns]}`

/** The money moves in time, or the payer's yes is found out without them. */
export const isAgreed = ({ word }: AtBank): boolean => word === 'yes'
export const isBackInTime = ({ word, returns }: AtBank): boolean =>
  word === 'yes' && (returns === 'at_once' || returns === 'after_a_lost_request')

const quarterMs = 15 * 60_000

/** Sends a payment, answers the bank where it asks, and sends it once more for the same payment; gives the last answer. */
export async function throughBank(
  { world }: Scene,
  payer: Person,
  atBank: AtBank,
  send: (more: { payment_intent_id?: string }, key: string) => Promise<Answer>,
): Promise<Answer> {
  const asked = await send({}, randomUUID())
  if (asked.body.requires_action !== true) return asked
  const { client_secret, payment_intent_id } = asked.body as { client_secret: string; payment_intent_id: string }
  if (atBank.word !== 'nothing') {
    const outcome = atBank.word === 'yes' ? 'approve' : 'decline'
    await world.call(payer, 'POST', '/sandbox/authentications', { client_secret, outcome })
  }
  if (atBank.returns === 'never') return asked
  if (atBank.returns === 'too_late') {
    world.api.clock.advance(quarterMs)
    await world.sweep()
  }
  const key = randomUUID()
  if (atBank.returns === 'after_a_lost_request') {
    world.faults.plan('lost_before')
    await send({ payment_intent_id }, key)
    world.faults.clear()
  }
  return send({ payment_intent_id }, key)
}

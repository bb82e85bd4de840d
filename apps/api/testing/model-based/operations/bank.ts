import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Answer } from '../../../src/orders/builders.ts'
import type { Person } from '../money-world.ts'
import type { Scene } from '../operation.ts'

/** The payer's answer to their bank; `returns` is when they come back to the product. */
export interface AtBank {
  readonly answer: 'approve' | 'decline' | 'none'
  readonly returns: 'at_once' | 'after_a_lost_request' | 'too_late' | 'never'
}

export const anAnswerToBank: fc.Arbitrary<AtBank> = fc.record({
  answer: fc.constantFrom(
    'approve' as const,
    'approve' as const,
    'approve' as const,
    'decline' as const,
    'none' as const,
  ),
  returns: fc.constantFrom(
    'at_once' as const,
    'at_once' as const,
    'after_a_lost_request' as const,
    'too_late' as const,
    'never' as const,
  ),
})

const answers = { approve: 'they approve', decline: 'they refuse', none: 'they do not answer' }
const ends = {
  at_once: '',
  after_a_lost_request: ' and return, with a first request that is lost',
  too_late: ' and return after a quarter of an hour, when it was abandoned',
  never: ' and never return',
}
export const describeBank = ({ answer, returns }: AtBank): string =>
  `; the bank asks, ${answers[answer]}${ends[returns]}`

/** The payer approved: the charge is booked, also when they do not return. */
export const isAgreed = ({ answer }: AtBank): boolean => answer === 'approve'
export const isBackInTime = ({ answer, returns }: AtBank): boolean =>
  answer === 'approve' && (returns === 'at_once' || returns === 'after_a_lost_request')

const quarterMs = 15 * 60_000

/**
 * Sends a payment, answers the bank when it asks, and repeats the call for the same payment; returns the last answer.
 */
export async function throughBank(
  { world }: Scene,
  payer: Person,
  atBank: AtBank,
  send: (more: { payment_intent_id?: string }, key: string) => Promise<Answer>,
): Promise<Answer> {
  const asked = await send({}, randomUUID())
  if (asked.body.requires_action !== true) return asked
  const { client_secret, payment_intent_id } = asked.body as { client_secret: string; payment_intent_id: string }
  if (atBank.answer !== 'none')
    await world.call(payer, 'POST', '/sandbox/authentications', { client_secret, outcome: atBank.answer })
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

import { type Answer, failed, ok } from './answer.ts'
import type { IdentityOutcome } from './answer-identity.ts'
import type { createAnswers } from './answer-request.ts'
import type { createEvents, Delivery } from './events.ts'
import type { Fault, Faults } from './faults.ts'
import type { RecordBook } from './record.ts'

/** Lets a test act as Stripe, a bank or a payer. */
export function createControl(
  { record, save }: RecordBook,
  parts: { answers: ReturnType<typeof createAnswers>; events: ReturnType<typeof createEvents>; faults: Faults },
) {
  const { answers, events, faults } = parts
  const saved = <T>(work: T): T => {
    save()
    return work
  }
  return {
    record: () => structuredClone(record),
    saveCard: (customer: string, number: string) => saved(answers.saveMethod(customer, number)),
    authenticate: (secret: string, outcome: 'approve' | 'decline') =>
      saved(answers.authenticate(secret, outcome === 'approve')),
    setBank: (account: string, bank: string) => saved(answers.setBank(account, bank)),
    arrive: () => saved(answers.arrive()),
    sendBack: (account: string, failure: string) => saved(answers.sendBack(account, failure)),
    dispute: (intent: string) => saved(answers.dispute(intent)),
    checkIdentity: (session: string, outcome: IdentityOutcome) => saved(answers.checkIdentity(session, outcome)),
    setFloat: (floatMinor: number) => {
      record.floatMinor = floatMinor
      save()
    },
    fault: (fault: Fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    deliver: (how: Delivery) => events.deliver(how),
    flushWebhooks: () => events.flush(),
  }
}

export type Control = ReturnType<typeof createControl>

/** The same over HTTP, under `/control/`, for tests in another process. */
export async function answerControl(control: Control, method: string, what: string, text: string): Promise<Answer> {
  if (method === 'GET' && what === 'record') return ok(control.record())
  const input = (text ? JSON.parse(text) : {}) as Record<string, string>
  const { customer = '', number = '', secret = '', account = '', intent = '' } = input
  switch (what) {
    case 'cards':
      return ok({ id: control.saveCard(customer, number) })
    case 'authentications':
      return ok({ done: control.authenticate(secret, input.outcome === 'approve' ? 'approve' : 'decline') })
    case 'banks':
      return ok({ done: control.setBank(account, number) })
    case 'arrivals':
      return ok({ done: control.arrive() })
    case 'returns':
      return ok({ done: control.sendBack(account, input.failure ?? 'account_closed') })
    case 'disputes':
      return ok({ id: control.dispute(intent) })
    case 'identities': {
      const { session = '', outcome = '', code } = input
      return ok({ done: control.checkIdentity(session, code ? { code } : (outcome as IdentityOutcome)) })
    }
    case 'float':
      return ok({ done: control.setFloat(Number(input.minor)) })
    case 'faults':
      return ok({ done: input.kind ? control.fault(input as unknown as Fault) : control.clearFaults() })
    case 'delivery':
      return ok({ done: control.deliver(input.how as Delivery) })
    case 'flush':
      return ok({ done: await control.flushWebhooks() })
    default:
      return failed(404, { type: 'fake', message: `no control named ${what}` })
  }
}

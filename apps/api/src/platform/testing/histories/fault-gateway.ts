import { GatewayFailure } from '../../../payments/builders.ts'
import type { PaymentGateway } from '../../../payments/index.ts'

/**
 * What befalls a call to the gateway: it never arrives; it does its work and the answer is lost; the card says no.
 */
export type Fault = 'lost_before' | 'lost_after' | 'declined'

export interface FaultGateway {
  readonly wrap: (gateway: PaymentGateway) => PaymentGateway
  /** What befalls the next calls, one each; the ones after that go well. */
  plan(...faults: readonly (Fault | undefined)[]): void
  clear(): void
}

/** A gateway that does badly what it is told to do badly, behind the interface that the product knows. */
export function createFaultGateway(): FaultGateway {
  let planned: (Fault | undefined)[] = []
  return {
    plan: (...faults) => {
      planned = [...faults]
    },
    clear: () => {
      planned = []
    },
    wrap: (gateway) => {
      const through =
        <Args extends unknown[], Answer>(work: (...args: Args) => Promise<Answer>) =>
        async (...args: Args): Promise<Answer> => {
          const fault = planned.shift()
          if (fault === 'lost_before') throw new GatewayFailure('the request was lost')
          const answer = await work(...args)
          if (fault === 'lost_after') throw new GatewayFailure('the answer was lost')
          return answer
        }
      // A key that the gateway has answered gets the same answer again, whatever the card says now.
      const unlessDeclined =
        (ask: PaymentGateway['charge']): PaymentGateway['charge'] =>
        async (request) => {
          if (planned[0] !== 'declined' || (await gateway.find(request))) return through(ask)(request)
          planned.shift()
          return { ok: false, code: 'card_declined' }
        }
      return {
        ...gateway,
        authorise: unlessDeclined(gateway.authorise),
        charge: unlessDeclined(gateway.charge),
        find: through(gateway.find),
        readIntent: through(gateway.readIntent),
        capture: through(gateway.capture),
        release: through(gateway.release),
        refund: through(gateway.refund),
        payouts: {
          ...gateway.payouts,
          payOut: through(gateway.payouts.payOut),
          findPayout: through(gateway.payouts.findPayout),
        },
      }
    },
  }
}

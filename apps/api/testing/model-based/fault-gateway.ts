import { GatewayFailure } from '../../src/payments/builders.ts'
import type { PaymentGateway } from '../../src/payments/index.ts'

/** A fault of a gateway call: the request is lost, the answer is lost, or the card declines. */
export type Fault = 'lost_before' | 'lost_after' | 'declined'

export interface FaultGateway {
  readonly wrap: (gateway: PaymentGateway) => PaymentGateway
  /** Sets the faults of the next calls, one each; later calls succeed. */
  plan(...faults: readonly (Fault | undefined)[]): void
  clear(): void
}

/** Wraps a gateway and injects faults into its calls. */
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
      // A repeated key gets its first answer, so only a new key can be declined.
      const unlessDeclined =
        (ask: PaymentGateway['charge']): PaymentGateway['charge'] =>
        async (request) => {
          if (planned[0] !== 'declined' || (await gateway.find(request))) return through(ask)(request)
          planned.shift()
          return { ok: false, code: 'card_declined' }
        }
      return {
        ...gateway,
        authorize: unlessDeclined(gateway.authorize),
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

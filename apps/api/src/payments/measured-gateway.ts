import { Counter } from 'prom-client'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'

export type GatewayCalls = Counter<'call' | 'outcome'>

const outcomeOf = (answer: unknown): string => {
  const isRefusal = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
  return isRefusal && 'code' in answer ? String(answer.code) : 'ok'
}

/** Counts the calls of a gateway by outcome. */
export function measuredGateway<G extends PaymentGateway>(gateway: G): { gateway: G; calls: GatewayCalls } {
  const calls: GatewayCalls = new Counter({
    name: 'gateway_calls_total',
    help: 'Calls to the card vendor by what came of them',
    labelNames: ['call', 'outcome'],
    registers: [],
  })
  const watch = async (call: string, answer: Promise<unknown>): Promise<unknown> => {
    try {
      const result = await answer
      calls.inc({ call, outcome: outcomeOf(result) })
      return result
    } catch (error) {
      calls.inc({ call, outcome: error instanceof GatewayFailure ? 'failed' : 'refused' })
      throw error
    }
  }
  const measure = <T extends object>(part: T, prefix: string): T =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name === 'payouts' && typeof value === 'object' && value !== null) return measure(value, 'payouts.')
        if (typeof value !== 'function') return value
        return (...asked: unknown[]) => {
          const answer: unknown = Reflect.apply(value, target, asked)
          return answer instanceof Promise ? watch(`${prefix}${String(name)}`, answer) : answer
        }
      },
    })
  return { gateway: measure(gateway, ''), calls }
}

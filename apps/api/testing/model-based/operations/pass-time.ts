import fc from 'fast-check'
import type { Fault } from '../fault-gateway.ts'
import type { OperationKind } from '../operation.ts'
import { aFault } from './faults.ts'

const notDeclined = aFault.filter((fault) => fault !== 'declined')

export const sweepUp: OperationKind<{ minutes: number; faults: (Fault | undefined)[]; workers: number }> = {
  weight: 3,
  arbitrary: fc.record({
    minutes: fc.constantFrom(1, 3, 60, 49 * 60),
    faults: fc.array(notDeclined, { maxLength: 4 }),
    workers: fc.constantFrom(1, 2),
  }),
  describe: ({ minutes, faults, workers }) => {
    const bad = faults.filter(Boolean).length
    const lost = bad ? `; the gateway loses ${bad} of its calls` : ''
    const sweeping = workers === 1 ? 'one worker runs the sweeps' : 'two workers run the sweeps'
    return `${minutes} minutes later ${sweeping}${lost}`
  },
  play: async ({ world }, { minutes, faults, workers }) => {
    world.api.clock.advance(minutes * 60_000)
    world.faults.plan(...faults)
    await Promise.all(Array.from({ length: workers }, () => world.sweep()))
  },
}

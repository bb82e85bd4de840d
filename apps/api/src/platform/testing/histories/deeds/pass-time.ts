import fc from 'fast-check'
import type { DeedKind } from '../deed.ts'
import type { Fault } from '../fault-gateway.ts'
import { aFault } from './faults.ts'

const notDeclined = aFault.filter((fault) => fault !== 'declined')

export const sweepUp: DeedKind<{ minutes: number; faults: (Fault | undefined)[]; workers: number }> = {
  weight: 3,
  arbitrary: fc.record({
    minutes: fc.constantFrom(1, 3, 60, 49 * 60),
    faults: fc.array(notDeclined, { maxLength: 4 }),
    workers: fc.constantFrom(1, 2),
  }),
  tell: ({ minutes, faults, workers }) => {
    const bad = faults.filter(Boolean).length
    const lost = bad ? `; the gateway loses ${bad} of its calls` : ''
    return `${minutes} minutes later ${workers === 1 ? 'the worker tidies' : 'two workers tidy'} up${lost}`
  },
  play: async ({ world }, { minutes, faults, workers }) => {
    world.api.clock.advance(minutes * 60_000)
    world.faults.plan(...faults)
    await Promise.all(Array.from({ length: workers }, () => world.sweep()))
  },
}

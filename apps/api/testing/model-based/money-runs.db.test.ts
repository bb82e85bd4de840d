import fc from 'fast-check'
import { it } from 'vitest'
import { type MoneyWorld, openMoneyWorld } from './money-world.ts'
import type { Operation } from './operation.ts'
import { aRun, describeRun, playRun, simplify } from './play-run.ts'

/** `MODEL_RUNS=5000` sets the number of runs, `SEED=1` repeats a sequence. */
const runs = Number(process.env.MODEL_RUNS ?? 40)
const seed = Number(process.env.SEED ?? Date.now() & 0x7fff_ffff)
/** Each lane has a market of its own, replaced after this many runs to keep the proofs fast. */
const lanes = Math.min(3, runs)
const perWorld = 150

async function reportFailure(world: MoneyWorld, run: fc.RunDetails<[Operation[]]>): Promise<string> {
  const shortest = await simplify(world, run.counterexample?.[0] ?? [])
  const differences = await playRun(world, shortest).then(
    (differences) => differences.join('\n'),
    (error) => String(error),
  )
  return (
    `after ${run.numRuns} runs and ${run.numShrinks} simplifications (SEED=${seed}), money was lost or made:\n\n` +
    `${describeRun(shortest)}\n\n${differences || String(run.errorInstance)}`
  )
}

async function playLane(lane: number, count: number): Promise<void> {
  for (let played = 0; played < count; played += perWorld) {
    const world = await openMoneyWorld()
    try {
      const property = fc.asyncProperty(aRun, async (run) => {
        const differences = await playRun(world, run)
        if (differences.length > 0) throw new Error(differences.join('\n'))
      })
      const laneSeed = seed + lane + lanes * (played / perWorld)
      const run = await fc.check(property, { seed: laneSeed, numRuns: Math.min(perWorld, count - played) })
      if (run.failed) throw new Error(await reportFailure(world, run))
    } finally {
      await world.close()
    }
  }
}

it(`${runs} runs agree with the model to the cent, and the books are proven`, {
  // A retry would use other runs and hide the failure.
  retry: 0,
  timeout: 90_000 + runs * 2_000,
}, async () => {
  const share = (lane: number) => Math.floor(runs / lanes) + (lane < runs % lanes ? 1 : 0)
  await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane, share(lane))))
})

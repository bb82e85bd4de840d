import fc from 'fast-check'
import { it } from 'vitest'
import type { Deed } from './deed.ts'
import { type MoneyWorld, openMoneyWorld } from './money-world.ts'
import { aHistory, playHistory, simplify, storyOf } from './play-history.ts'

/** `HISTORIES=5000 SEED=1` plays more of them, or the same again. */
const histories = Number(process.env.HISTORIES ?? 40)
const seed = Number(process.env.SEED ?? Date.now() & 0x7fff_ffff)
/** Each has a market of its own, which is made anew now and then, so that proving all of it stays quick. */
const lanes = Math.min(3, histories)
const perWorld = 150

async function tellFailure(world: MoneyWorld, run: fc.RunDetails<[Deed[]]>): Promise<string> {
  const story = await simplify(world, run.counterexample?.[0] ?? [])
  const said = await playHistory(world, story).then(
    (differences) => differences.join('\n'),
    (error) => String(error),
  )
  return (
    `after ${run.numRuns} histories and ${run.numShrinks} simplifications (SEED=${seed}), money was lost or made:\n\n` +
    `${storyOf(story)}\n\n${said || String(run.errorInstance)}`
  )
}

async function playLane(lane: number, count: number): Promise<void> {
  for (let played = 0; played < count; played += perWorld) {
    const world = await openMoneyWorld()
    try {
      const property = fc.asyncProperty(aHistory, async (history) => {
        const differences = await playHistory(world, history)
        if (differences.length > 0) throw new Error(differences.join('\n'))
      })
      const laneSeed = seed + lane + lanes * (played / perWorld)
      const run = await fc.check(property, { seed: laneSeed, numRuns: Math.min(perWorld, count - played) })
      if (run.failed) throw new Error(await tellFailure(world, run))
    } finally {
      await world.close()
    }
  }
}

it(`${histories} histories leave every cent where it belongs, and the books proven`, {
  // Played again, other histories would hide what these have found.
  retry: 0,
  timeout: 90_000 + histories * 2_000,
}, async () => {
  const share = (lane: number) => Math.floor(histories / lanes) + (lane < histories % lanes ? 1 : 0)
  await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane, share(lane))))
})

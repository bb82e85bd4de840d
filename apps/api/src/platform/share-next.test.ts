import { expect, it } from 'vitest'
import { shareNext } from './share-next.ts'

/** Runs that the test ends; each gives its number. */
function startRuns() {
  const runs: PromiseWithResolvers<number>[] = []
  const ask = shareNext(() => {
    const run = Promise.withResolvers<number>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask, end: (number: number) => runs[number - 1]?.resolve(number) }
}

it('runs once for all who ask meanwhile, after the run that they came too late for', async () => {
  const { runs, ask, end } = startRuns()
  const first = ask()
  const late = [ask(), ask(), ask()]
  expect(runs).toHaveLength(1)
  end(1)
  expect(await first).toBe(1)
  await expect.poll(() => runs.length).toBe(2)
  const later = ask()
  end(2)
  expect(await Promise.all(late)).toEqual([2, 2, 2])
  await expect.poll(() => runs.length).toBe(3)
  end(3)
  expect(await later).toBe(3)
})

it('runs anew for who asks when nothing runs', async () => {
  const { ask, end } = startRuns()
  for (const number of [1, 2, 3]) {
    const asked = ask()
    end(number)
    expect(await asked).toBe(number)
  }
})

it('gives a failure to those whose run it was, and to nobody after them', async () => {
  const { runs, ask, end } = startRuns()
  const failing = ask()
  const late = ask()
  runs[0]?.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  await expect.poll(() => runs.length).toBe(2)
  end(2)
  expect(await late).toBe(2)
})

import { describe, expect, it } from 'vitest'
import { silentLog as log } from './log/log.ts'
import { warmUp } from './warm-up.ts'

/** A rehearsal that takes these milliseconds, one after the other; the last one from then on. */
function taking(ms: readonly number[]) {
  const counted = { times: 0, atMs: 0 }
  const rehearse = async () => {
    counted.atMs += ms[Math.min(counted.times, ms.length - 1)] ?? 0
    counted.times += 1
  }
  return { counted, deps: { log, modules: [{ warmUp: rehearse }, {}], nowMs: () => counted.atMs } }
}

describe('the warm-up of a start', () => {
  it.each<[string, readonly number[], number]>([
    ['ends once it gets hardly faster', [40, 20, 20], 3],
    ['ends at once where the second time is as slow as the first', [10, 10], 2],
    ['ends after five times, however much faster it gets', [81, 54, 36, 24, 16, 10], 5],
  ])('%s', async (_, ms, times) => {
    const { counted, deps } = taking(ms)
    await warmUp(deps)
    expect(counted.times).toBe(times)
  })

  it('is given up where a rehearsal fails, and the start goes on', async () => {
    let times = 0
    const fails = async () => {
      times += 1
      throw new Error('no')
    }
    await warmUp({ log, modules: [{ warmUp: fails }] })
    expect(times).toBe(1)
  })
})

import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'

/** A phone of the lower middle: a quarter of this machine's speed. */
const slowdown = 4
/** Two frames of 60 in a second, and a little: one was missed. */
const missedMs = 34

declare global {
  interface Window {
    frameTimes?: number[]
  }
}

/** Counts the frames while something happens on a page of a slow phone, from `begin` to `end`; returns what they were. */
export async function countFrames(
  page: Page,
  happen: (begin: () => Promise<void>, end: () => Promise<void>) => Promise<void>,
): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const begin = () =>
    page.evaluate(() => {
      const times: number[] = []
      window.frameTimes = times
      const next = (at: number) => {
        times.push(at)
        if (window.frameTimes === times) requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
  let times: readonly number[] = []
  const end = async () => {
    times = await page.evaluate(() => {
      const seen = window.frameTimes ?? []
      delete window.frameTimes
      return seen
    })
  }
  await happen(begin, end)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return describe(times)
}

function describe(times: readonly number[]): string {
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const wholeMs = gaps.reduce((sum, gap) => sum + gap, 0)
  const missed = gaps.filter((gap) => gap > missedMs)
  const perSecond = (1_000 * gaps.length) / wholeMs
  return [
    `${gaps.length} frames in ${Math.round(wholeMs)} ms, ${perSecond.toFixed(1)} a second`,
    `${missed.length} longer than ${missedMs} ms, the longest ${Math.round(Math.max(0, ...gaps))} ms`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join('; ')
}

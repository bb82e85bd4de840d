import type { BrowserContext, Page } from '@playwright/test'

export interface Visit {
  readonly name: string
  /** From the request of the page to its first drawn content. */
  readonly firstPaintMs: number
  readonly layoutShift: number
}

/** Runs in the page: keeps what moved. */
function watchShifts(): void {
  const moved = { sum: 0 }
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function timed(page: Page, name: string, path: string): Promise<Visit> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const { firstPaintMs, layoutShift } = await page.evaluate(() => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    layoutShift: (globalThis as typeof globalThis & { moved?: { sum: number } }).moved?.sum ?? 0,
  }))
  return { name, firstPaintMs, layoutShift }
}

/** A second visit, which the service worker answers, and one without a network; each some times, the median counts. */
export async function timeVisits(context: BrowserContext, path: string, times: number): Promise<Visit[]> {
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  await page.goto(path)
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const visits: Visit[] = []
  for (const [name, isOffline] of [
    ['second visit', false],
    ['offline visit', true],
  ] as const) {
    await context.setOffline(isOffline)
    const runs: Visit[] = []
    for (let run = 0; run < times; run++) runs.push(await timed(page, name, path))
    runs.sort((a, b) => a.firstPaintMs - b.firstPaintMs)
    const median = runs[times >> 1]
    if (median) visits.push({ ...median, layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)) })
  }
  await context.setOffline(false)
  await page.close()
  return visits
}

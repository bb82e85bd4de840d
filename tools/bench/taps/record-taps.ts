import type { CDPSession, Page } from '@playwright/test'

/** One tap or key with what the browser measured: from the input to the next drawn frame. */
export interface Tap {
  /** What was on the screen: its path, and what was touched. */
  readonly screen: string
  readonly target: string
  /** Frames of the map are those of the machine's graphics card, or of its processor where there is none. */
  readonly isOnMap: boolean
  readonly ms: number
}

/** What the browser reports of an input; several events may belong to one. */
interface Reported extends Tap {
  readonly id: number
}

/** Shorter ones are counted by the browser and not reported. */
const shortestMs = 16

declare global {
  var reportTap: ((tap: Reported) => void) | undefined
}

/** Runs in the page: reports each event that belongs to an input. */
function watchInputs(durationThreshold: number): void {
  const nameOf = (target: Node | null): string => {
    if (!(target instanceof Element)) return ''
    const control = target.closest('button, a, input, textarea, summary, [role], .map-view') ?? target
    return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40) || control.tagName
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        globalThis.reportTap?.({
          id: entry.interactionId,
          screen: location.pathname,
          target: `${entry.name} ${nameOf(entry.target)}`,
          isOnMap: entry.target instanceof Element && entry.target.closest('.map-view') !== null,
          ms: entry.duration,
        })
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
}

/** More than the browser's bar at the top of the window takes. */
const barPx = 200

/**
 * The window is as high as the viewport is to be, its bar included, so what is drawn at the end of the viewport is outside of it: the
 * browser shows no frame then, and what it reports waits for the next one that draws something above.
 */
async function makeWindowHigher(page: Page, session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + barPx } })
}

/** Records every tap and key of a page, on a processor that is some times slower. */
export async function recordTaps(
  page: Page,
  slower: number,
): Promise<{ taps: () => Tap[]; unreported: () => Promise<void> }> {
  const byInput = new Map<string, Reported>()
  let document = 0
  const quick: Tap[] = []
  await page.exposeFunction('reportTap', (tap: Reported) => {
    const key = `${document} ${tap.id}`
    const before = byInput.get(key)
    if (!before || before.ms < tap.ms) byInput.set(key, tap)
  })
  await page.addInitScript(watchInputs, shortestMs)
  const session = await page.context().newCDPSession(page)
  await makeWindowHigher(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return {
    taps: () => [...byInput.values(), ...quick],
    /** Before a page is left by its address: adds the inputs that were too quick to be reported. */
    unreported: async () => {
      const counted = await page.evaluate(() => performance.interactionCount)
      const reported = [...byInput.keys()].filter((key) => key.startsWith(`${document} `)).length
      for (let more = reported; more < counted; more++)
        quick.push({ screen: '', target: '', isOnMap: false, ms: shortestMs })
      document++
    },
  }
}

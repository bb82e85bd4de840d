import type { Page } from '@playwright/test'

/** One element that moved, where from and where to. */
export interface Moved {
  readonly element: string
  readonly from: string
  readonly to: string
}

export interface Shift {
  readonly value: number
  readonly atMs: number
  readonly moved: readonly Moved[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: keeps what moved without being touched. */
function keepShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return '(gone)'
    const text = (element.textContent ?? '').trim().slice(0, 30)
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)} “${text}”`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          atMs: entry.startTime,
          moved: entry.sources.map(({ node, previousRect, currentRect }) => ({
            element: nameOf(node),
            from: rect(previousRect),
            to: rect(currentRect),
          })),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From now on each page of this tab keeps what moves on it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(keepShifts)
}

export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as typeof globalThis & { shifts?: Shift[] }).shifts ?? [])
}

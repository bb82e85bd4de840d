import { useEffect, useLayoutEffect } from 'react'
import { type Location, useLocation, useNavigationType } from '../../router/index.ts'

const storageKey = 'scroll-positions'

/** Scroll positions by history entry, for the way back and for a reload. */
let positions: Map<string, number> | undefined
let shownEntry = ''

/** The first page of a visit has no key of its own. */
const entryOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function readPositions(entry: string): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const numbers = Object.entries(stored ?? {}).filter((row): row is [string, number] => typeof row[1] === 'number')
    const [load] = performance.getEntriesByType('navigation')
    const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate'
    return new Map(isNew ? numbers.filter(([each]) => each !== entry) : numbers)
  } catch {
    return new Map()
  }
}

function recordPositions(): () => void {
  const record = () => positions?.set(shownEntry, window.scrollY)
  const store = () => {
    // Between two documents the browser restores the position by itself.
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions ?? [])))
    } catch {
      // Storage may be full or forbidden: a reload then begins at the top.
    }
  }
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  // Where a first page stands is asked now that it is drawn: before, the question would cost a layout of its own.
  if (!positions?.has(shownEntry)) record()
  window.addEventListener('scroll', record, { passive: true })
  window.addEventListener('pagehide', store)
  window.addEventListener('pageshow', takeOver)
  return () => {
    window.removeEventListener('scroll', record)
    window.removeEventListener('pagehide', store)
    window.removeEventListener('pageshow', takeOver)
  }
}

/**
 * A new screen begins at its top or at the hash of its address; on the way back and after a reload it stands where it
 * was left, as far as it is drawn by then. A navigation whose state has `keepScroll` moves nothing.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const action = useNavigationType()
  useLayoutEffect(() => {
    const entry = entryOf(location)
    // Shown again, as by a remount: the screen stays where it is.
    if (entry === shownEntry) return
    const isFirst = positions === undefined
    positions ??= readPositions(entry)
    const leftAt = positions.get(shownEntry) ?? 0
    shownEntry = entry
    const before = action === 'POP' ? positions.get(entry) : undefined
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (before !== undefined) scrollTo({ top: before, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior: 'instant' })
    else if (isFirst) return
    else if (location.state?.keepScroll !== true) scrollTo({ top: 0, behavior: 'instant' })
    positions.set(entry, scrollY)
    // The page that leaves is drawn where it stood (`travel.css`).
    document.documentElement.style.setProperty('--scrolled-by', `${scrollY - leftAt}px`)
  }, [location, action])
  useEffect(recordPositions, [])
}

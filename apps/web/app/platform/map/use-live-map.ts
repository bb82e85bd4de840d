import { useEffect, useState } from 'react'
import { isInViewAfter } from '../device/in-view.ts'
import { pageDrawn } from '../hydration/page-drawn.ts'

/** How long nobody touches anything before the live map comes by itself: its first drawing keeps a phone busy. */
const quietMs = 6_000
/** Between coming over the map and reaching for it. */
const hoverMs = 250

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/**
 * Whether the live map is wanted: once somebody reaches for the map, or the page has been left alone for a while, the map is in sight and
 * the device idle. `isNeeded` asks for it as soon as the page is drawn.
 */
export function useLiveMap(map: HTMLElement | null, isNeeded: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!map || isWanted) return
    const over = new AbortController()
    const want = () => setIsWanted(true)
    if (isNeeded) void pageDrawn().then(() => over.signal.aborted || want())
    whenReachedFor(map, want, over.signal)
    whenQuiet(map, want, over.signal)
    return () => over.abort()
  }, [map, isWanted, isNeeded])
  return isWanted
}

/**
 * A press counts when it ends, and after its click: a pin may be dragged meanwhile, and a place picked, and the live map would take both away.
 * So a mouse counts that has moved over the map and presses nothing; one that rests where the map appears reaches for nothing.
 */
function whenReachedFor(map: HTMLElement, reached: () => void, signal: AbortSignal): void {
  let hover: ReturnType<typeof setTimeout> | undefined
  const soon = () => setTimeout(reached)
  const leave = () => {
    clearTimeout(hover)
    hover = undefined
  }
  const move = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    const isMoved = movementX !== 0 || movementY !== 0
    if (pointerType === 'mouse' && buttons === 0 && isMoved) hover ??= setTimeout(reached, hoverMs)
  }
  map.addEventListener('pointermove', move, { signal })
  map.addEventListener('pointerdown', leave, { signal })
  map.addEventListener('pointerup', soon, { signal })
  map.addEventListener('pointercancel', soon, { signal })
  map.addEventListener('wheel', reached, { signal, passive: true })
  map.addEventListener('keydown', ({ key }) => key === 'Tab' || reached(), { signal })
  signal.addEventListener('abort', leave)
}

function whenQuiet(map: HTMLElement, quiet: () => void, signal: AbortSignal): void {
  let isSeen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (isSeen) timer = setTimeout(() => void pageDrawn().then(() => signal.aborted || quiet()), quietMs)
  }
  const watcher = new IntersectionObserver((changes) => {
    isSeen = isInViewAfter(changes)
    wait()
  })
  watcher.observe(map)
  for (const input of inputs) window.addEventListener(input, wait, { signal, passive: true, capture: true })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    watcher.disconnect()
  })
}

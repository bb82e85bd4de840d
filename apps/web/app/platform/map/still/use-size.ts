import { startTransition, useEffect, useState } from 'react'
import type { Size } from './mercator.ts'

/**
 * The size of an element, as it changes; nothing before it has one. It is read when the browser has laid the page out, which costs no layout of its
 * own, and what depends on it is drawn in slices.
 */
export function useSize(element: Element | null): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!element) return
    const watcher = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) startTransition(() => setSize({ width, height }))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [element])
  return size
}

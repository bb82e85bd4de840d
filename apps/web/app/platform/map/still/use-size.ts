import { useLayoutEffect, useState } from 'react'
import type { Size } from './mercator.ts'

/** The size of an element, as it changes; nothing before it has one. */
export function useSize(element: Element | null): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [element])
  return size
}

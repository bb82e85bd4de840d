const covering = new Set<HTMLElement>()

/** The property of the root that holds how much of the bottom is covered. */
const property = '--covered-bottom'

function measure(): void {
  let height = 0
  for (const element of covering) if (getComputedStyle(element).position === 'sticky') height += element.offsetHeight
  document.documentElement.style.setProperty(property, `${height}px`)
}

let observer: ResizeObserver | undefined

/** As a `ref` of what stays at the bottom of the window: whatever takes the focus is scrolled above it (`base.css`). */
export function coverBottom(element: HTMLElement | null) {
  if (!element) return undefined
  observer ??= new ResizeObserver(measure)
  covering.add(element)
  observer.observe(element)
  return () => {
    covering.delete(element)
    observer?.unobserve(element)
    measure()
  }
}

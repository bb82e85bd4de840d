const covering = new Set<HTMLElement>()

/** Holds how much of the bottom is covered, on each element that scrolls; it is not inherited, or each change would renew every style of the page. */
const property = '--covered-bottom'
const scrollers = () => [document.documentElement, ...document.querySelectorAll<HTMLElement>('.map-page-panel')]

function measure(): void {
  let height = 0
  for (const element of covering) if (getComputedStyle(element).position === 'sticky') height += element.offsetHeight
  for (const scroller of scrollers()) scroller.style.setProperty(property, `${height}px`)
}

let observer: ResizeObserver | undefined

/** As a `ref` of what stays at the bottom of the window: whatever takes the focus is scrolled above it (`base.css`). */
export function coverBottom(element: HTMLElement | null) {
  if (!element) return undefined
  // Not in the frame that has laid out the new height: what follows would force the styles once more.
  observer ??= new ResizeObserver(() => requestAnimationFrame(measure))
  covering.add(element)
  observer.observe(element)
  return () => {
    covering.delete(element)
    observer?.unobserve(element)
    measure()
  }
}

/** Run in the page: what has the focus and is covered where its middle is, by its name; nothing where it can be seen. */
export function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { top, left, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const seen = document.elementFromPoint(x, y)
  const isCovered = seen?.closest('.dock, .bottom-nav') && !seen.closest('.dock, .bottom-nav')?.contains(focused)
  const isOutside = width > 0 && height > 0 && (y < 0 || y > innerHeight)
  if (!isCovered && !isOutside) return undefined
  return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)} at ${Math.round(y)} of ${innerHeight}`
}

/** Run in the page: what has the focus without the ring's amber on itself, its label or what holds it, by its name. */
export function ringlessFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const around: (Element | null | undefined)[] = [focused, focused.closest('label'), focused.parentElement]
  if (focused instanceof HTMLInputElement) around.push(focused.labels?.[0], focused.nextElementSibling)
  const hasRing = (element: Element) => getComputedStyle(element).boxShadow.includes('245, 165, 36')
  if (around.some((element) => element && [element, ...element.children].some(hasRing))) return undefined
  return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)} has no ring`
}

/**
 * For `page.evaluate`: what can be pressed and is smaller than a thumb. A link in running text is as high as its line, and a
 * hidden control is pressed by its label.
 */
export const smallTargets = (): string[] => {
  const leastPx = 44
  const controls = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"], [role="option"]',
  )
  const inRunningText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  const boxOf = (element: Element) => {
    const ownRect = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined
    return label && label.width * label.height > ownRect.width * ownRect.height ? label : ownRect
  }
  /** Whether the area reaches as far as a thumb where the drawing does not. */
  const reaches = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element.closest('label')))
  }
  const small: string[] = []
  for (const element of controls) {
    if (element.closest('[inert], [aria-hidden="true"], [hidden]') || !element.checkVisibility()) continue
    const box = boxOf(element)
    if (box.width <= 1 || box.height <= 1 || inRunningText(element)) continue
    if (box.width >= leastPx - 0.5 && box.height >= leastPx - 0.5) continue
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = boxOf(element)
    const [x, y, far] = [left + width / 2, top + height / 2, leastPx / 2 - 1]
    const isWide = width >= leastPx - 0.5 || (reaches(element, x - far, y) && reaches(element, x + far, y))
    const isHigh = height >= leastPx - 0.5 || (reaches(element, x, y - far) && reaches(element, x, y + far))
    if (!isWide || !isHigh)
      small.push(
        `too small: ${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`,
      )
  }
  window.scrollTo(0, 0)
  return small
}

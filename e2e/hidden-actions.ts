/** For `page.evaluate`: what can be pressed but never comes into sight whole, or stays under something else. */
export const hiddenActions = (): string[] => {
  const hidden: string[] = []
  for (const element of document.querySelectorAll(
    'main button, main a[href], main input, main textarea, main summary',
  )) {
    const target = (element instanceof HTMLInputElement && element.labels?.[0]) || element
    if (element.closest('[inert], [aria-hidden="true"]') || !target.checkVisibility()) continue
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height, right } = target.getBoundingClientRect()
    if (width <= 1) continue
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isInSight =
      left >= 0 && right <= innerWidth + 0.5 && hit !== null && (target.contains(hit) || hit.contains(target))
    if (!isInSight) hidden.push((element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40))
  }
  return hidden
}

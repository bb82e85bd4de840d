/** For `page.evaluate`: the sides of the window, each half of it below the bar, on which a screen has nothing to see. */
export const emptySides = (): string[] => {
  // A card alone hangs in the middle of a wide window.
  if (document.querySelector('.bare-page')) return []
  const main = document.querySelector('main')
  // A menu beside a page furnishes nothing of it.
  const columns = main?.closest('.page-columns:not(:has(> .page-menu)), .map-page, .chat-page')
  const frame = columns ?? main?.querySelector('.console-case') ?? main
  if (!frame) return []
  const top = document.querySelector('.desk-bar')?.getBoundingClientRect().bottom ?? 0
  const { left, right } = frame.getBoundingClientRect()
  const [middle, waist] = [(left + right) / 2, (top + innerHeight) / 2]
  const rects: DOMRect[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    rects.push(...range.getClientRects())
  }
  for (const seen of document.querySelectorAll('svg, img, canvas, input, textarea, select, button'))
    if (seen.checkVisibility({ visibilityProperty: true })) rects.push(seen.getBoundingClientRect())
  const shown = rects.filter(({ width, height }) => width > 1 && height > 1)
  const sides = {
    left: [left, top, middle, innerHeight],
    right: [middle, top, right, innerHeight],
    lower: [left, waist, right, innerHeight],
  } as const
  const isIn = ([x, y, endX, endY]: readonly [number, number, number, number]) =>
    shown.some((box) => box.right > x + 24 && box.left < endX && box.bottom > y + 24 && box.top < endY)
  return Object.entries(sides).flatMap(([name, side]) => (isIn(side) ? [] : [`empty half: ${name}`]))
}

/** For `page.evaluate`: buttons, links and tabs whose text takes three lines or more, or two for a short one: too long a text, or too narrow a place. */
export const tallButtons = (): string[] => {
  const [mostLines, shortPx] = [2, 120]
  const tall: string[] = []
  for (const control of document.querySelectorAll('.button, .text-button, [role="tab"], .step-line li')) {
    if (!control.checkVisibility()) continue
    const texts: DOMRect[] = []
    const nodes = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      // What is only read out has no width.
      texts.push(...[...range.getClientRects()].filter(({ width }) => width > 1))
    }
    let [lines, bottom] = [0, Number.NEGATIVE_INFINITY]
    for (const text of texts.sort((a, b) => a.top - b.top)) {
      if (text.top + text.height / 2 > bottom) lines += 1
      bottom = Math.max(bottom, text.bottom)
    }
    const isShort = texts.reduce((sum, { width }) => sum + width, 0) < shortPx
    if (lines > mostLines || (isShort && lines > 1 && control.matches('.button')))
      tall.push(`too tall: ${(control.textContent ?? '').trim().slice(0, 60)}`)
  }
  return tall
}

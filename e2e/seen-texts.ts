/** For `page.evaluate`: every text that is seen or read out, but for what is in a language of its own. */
export const seenTexts = (): string[] => {
  const texts = new Set<string>()
  const keep = (text: string | null) => text?.trim() && texts.add(text.trim().replaceAll(/\s+/g, ' '))
  const isMeant = (element: Element) =>
    !element.closest('script, style, noscript, [lang]:not(html)') && element.checkVisibility()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode
    if (parentElement && isMeant(parentElement)) keep(textContent)
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext', 'aria-description'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isMeant(element)) keep(element.getAttribute(name))
  keep(document.title)
  return [...texts]
}

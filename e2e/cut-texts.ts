/** For `page.evaluate`: texts that end in dots because their place is too narrow. */
export const cutTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (!element.innerText?.trim() || !element.checkVisibility({ visibilityProperty: true })) return []
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    const isCut =
      (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
      (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
    return isCut ? [(element.textContent ?? '').trim().slice(0, 60)] : []
  })

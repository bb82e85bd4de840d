interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where an element stands, from all that is around it. */
interface Place {
  /** What lies over the page and is meant to. */
  readonly layer: Element | undefined
  readonly block: Element | undefined
  /** The nearest box whose edge or ground is seen. */
  readonly box: Element | undefined
  readonly shown: Frame
  /** What is outside of it cannot be scrolled there. */
  readonly cut: Frame
}

interface Seen {
  readonly name: string
  readonly element: Element
  readonly place: Place
  /** Each line of a text; of a control or an icon its box. */
  readonly inks: readonly Frame[]
}

function findFaults(): string[] {
  const places = new Map<Element, Place>()
  const texts = readTexts(places)
  const boxes = readBoxes(places)
  return [...new Set([...cutTexts(texts), ...overlaps(texts, boxes), ...cutValues(), ...brokenLines(texts)])]
}

function placeOf(element: Element, places: Map<Element, Place>): Place {
  const found = places.get(element)
  if (found) return found
  const endless = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
  const sight = { ...endless, left: 0, right: document.documentElement.clientWidth }
  const parent = element.parentElement
  const outer: Place =
    parent && parent !== document.body
      ? placeOf(parent, places)
      : { layer: undefined, block: undefined, box: undefined, shown: sight, cut: sight }
  const style = getComputedStyle(element)
  const { position, display, overflowX, overflowY } = style
  const isOver = position === 'fixed' || position === 'sticky' || element.matches('dialog[open], [popover]')
  const rect = element.getBoundingClientRect()
  const inside = {
    ...endless,
    ...(overflowX !== 'visible' && { left: rect.left, right: rect.right }),
    ...(overflowY !== 'visible' && { top: rect.top, bottom: rect.bottom }),
  }
  const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`)
  const place = {
    layer: isOver ? element : outer.layer,
    block: display === 'inline' || display === 'contents' ? outer.block : element,
    // What is hung at a place apart may hang out of the box around it, and what scrolls is at times outside of it.
    box: scrolls ? undefined : isDrawn(style) ? element : position === 'absolute' ? undefined : outer.box,
    shown: within(inside, position === 'fixed' ? sight : outer.shown),
    cut: scrolls ? endless : within(inside, position === 'fixed' ? sight : outer.cut),
  }
  places.set(element, place)
  return place
}

function isDrawn({ display, borderLeftWidth, borderLeftColor, backgroundColor }: CSSStyleDeclaration): boolean {
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color)
  return display !== 'inline' && (!isClear(backgroundColor) || (borderLeftWidth !== '0px' && !isClear(borderLeftColor)))
}

function within(one: Frame, other: Frame): Frame {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

const isAny = ({ left, right, top, bottom }: Frame) => right - left > 2 && bottom - top > 2

/** Whether a part of it is outside. */
function sticksOut(ink: Frame, { left, right, top, bottom }: Frame): boolean {
  return ink.left < left - 1 || ink.right > right + 1 || ink.top < top - 1 || ink.bottom > bottom + 1
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** The texts of the page with their lines, without the room that a font has above and below them. */
function readTexts(places: Map<Element, Place>): Seen[] {
  const texts: Seen[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (nodes.nextNode()) {
    const element = nodes.currentNode.parentElement
    const name = (nodes.currentNode.textContent ?? '').trim()
    if (!name || !element || element.closest(`script, style, option, ${apart}`) || !isSeen(element)) continue
    range.selectNodeContents(nodes.currentNode)
    const inks = [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
      left,
      right,
      top: top + 0.24 * height,
      bottom: bottom - 0.24 * height,
    }))
    const place = placeOf(element, places)
    if (inks.some((ink) => isAny(within(ink, place.shown)))) texts.push({ name, element, place, inks })
  }
  return texts
}

/** What a text may not lie over: a control that is drawn, and an icon. */
function readBoxes(places: Map<Element, Place>): Seen[] {
  const found: Seen[] = []
  for (const element of document.querySelectorAll('button, a[href], input, select, textarea, summary, svg.icon')) {
    if (element.closest(apart) || !isSeen(element)) continue
    if (!element.matches('svg') && !isDrawn(getComputedStyle(element))) continue
    const place = placeOf(element, places)
    const ink = within(element.getBoundingClientRect(), place.shown)
    const name = `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
    if (isAny(ink)) found.push({ name, element, place, inks: [ink] })
  }
  return found
}

function cutTexts(texts: readonly Seen[]): string[] {
  return texts.flatMap(({ name, place, inks }) => {
    if (inks.some((ink) => sticksOut(ink, place.cut))) return [`cut: ${name}`]
    const box = place.box?.getBoundingClientRect()
    return box && inks.some((ink) => sticksOut(ink, box)) ? [`out of its box: ${name}`] : []
  })
}

function overlaps(texts: readonly Seen[], boxes: readonly Seen[]): string[] {
  const faults: string[] = []
  // Two texts without a gap between them are read as one.
  const room = (seen: Seen) => (boxes.includes(seen) ? 0 : 2)
  const lines = [...texts, ...boxes].flatMap((seen) =>
    seen.inks.map((ink) => {
      const { left, right, top, bottom } = within(ink, seen.place.shown)
      return { seen, ink: { left: left - room(seen), right: right + room(seen), top, bottom } }
    }),
  )
  lines.sort((one, other) => one.ink.top - other.ink.top)
  const isOther = (one: Seen, other: Seen) =>
    (texts.includes(one) || texts.includes(other)) &&
    one.place.layer === other.place.layer &&
    (one.place.block !== other.place.block || one.place.block === undefined) &&
    !one.element.contains(other.element) &&
    !other.element.contains(one.element)
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.ink.top > one.ink.bottom) break
      if (isAny(within(one.ink, other.ink)) && isOther(one.seen, other.seen))
        faults.push(`over each other: ${one.seen.name} | ${other.seen.name}`)
    }
  return faults
}

/** Fields whose value or chosen text does not fit. */
function cutValues(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  const faults: string[] = []
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(`select, ${lineFields}`)) {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder
    if (!pen || !text || !isSeen(field)) continue
    const { fontWeight, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
    const { fontSize } = getComputedStyle(field, field.matches(':placeholder-shown') ? '::placeholder' : null)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const wanted = pen.measureText(text).width
    if (wanted > room + 4) faults.push(`wider than its field by ${Math.ceil(wanted - room)} px: ${text}`)
  }
  return faults
}

/** What begins on one line and ends on another without a space between, and a character that is alone on a line of a title or a control. */
function brokenLines(texts: readonly Seen[]): string[] {
  const faults: string[] = []
  for (const { element, inks } of texts) {
    if (inks.length < 2 || element.closest('code')) continue
    const isShort = element.closest('h1, h2, h3, button, label, summary, th, [role="tab"], .button, .kicker')
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue
      const text = node.textContent ?? ''
      // An address breaks where it must.
      for (const { 0: part, index } of text.matchAll(/\S+/g))
        for (const unbroken of /[@/_]/.test(part) ? [] : part.matchAll(/[\p{Script=Latin}\p{N}]{2,}/gu))
          if (linesOf(node, [index + unbroken.index, index + unbroken.index + unbroken[0].length - 1]).length > 1)
            faults.push(`broken inside: ${unbroken[0]}`)
      if (!isShort || !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) continue
      const lines = linesOf(
        node,
        [...text.matchAll(/\S/gu)].map(({ index }) => index),
      )
      if (lines.length > 1 && lines.includes(1)) faults.push(`one character on a line: ${text}`)
    }
  }
  return faults
}

/** How many characters of a text stand on each of its lines, which may be tilted. */
function linesOf(node: Node, indices: readonly number[]): number[] {
  const range = document.createRange()
  const lines: number[] = []
  let above = 0
  for (const index of indices) {
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    const { top, height } = [...range.getClientRects()].findLast(({ width }) => width > 0.5) ?? {
      top: above,
      height: 0,
    }
    if (lines.length === 0 || top - above > height / 2) lines.push(0)
    lines.push((lines.pop() ?? 0) + 1)
    above = top
  }
  return lines
}

/** Pins lie over the names of a map's ground, which goes on beyond its frame. */
const apart = '.map-view'
const lineFields = ['text', 'search', 'email', 'tel', 'url', 'number'].map((type) => `input[type="${type}"]`).join()

/**
 * For `page.evaluate`: what an eye finds wrong with the texts of a page as it stands: over something else, cut, out of their
 * box, wider than their field, or broken where none is broken.
 */
export const textFaults = `(() => {
  const apart = ${JSON.stringify(apart)}, lineFields = ${JSON.stringify(lineFields)}, isAny = ${isAny}
  ${[findFaults, placeOf, isDrawn, within, sticksOut, isSeen, readTexts, readBoxes, cutTexts, overlaps, cutValues, brokenLines, linesOf].join('\n')}
  return findFaults()
})()`

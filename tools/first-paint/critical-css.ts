interface Block {
  /** A selector or an at-rule's head; of a statement without a body, all of it. */
  readonly prelude: string
  readonly body?: string
}

/** The rules and at-rules of one level. Knows strings and braces, which is all that a minified sheet has. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let depth = 0
  let open = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{};]/g)) {
    if (sign === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, index).trim() })
      start = index + 1
    } else if (sign === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth === 0) {
        blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
        start = index + 1
      }
    }
  }
  return blocks
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Every class and id of a page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, , value = ''] of html.matchAll(/ (class|id)="([^"]*)"/g))
    for (const name of value.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, sign) => signs[sign] ?? '').split(/\s+/))
      names.add(name)
  return names
}

/** Whether a selector may mean something of the page: all classes and ids that it certainly needs are there. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector.replaceAll(/(?<!\\)\[[^\]]*\]/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '')
  }
  return plain.split(/(?<!\\),/).some((each) => {
    const needed = [...each.matchAll(/[.#]((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
    return needed.every((name) => names.has(name))
  })
}

const holdsRules = /^@(media|layer|supports|container)\b/

function rulesFor(css: string, names: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`
      if (prelude.startsWith('@media print')) return ''
      if (holdsRules.test(prelude)) {
        const inside = rulesFor(body, names)
        return inside && `${prelude}{${inside}}`
      }
      return prelude.startsWith('@') || mayMatch(prelude, names) ? `${prelude}{${body}}` : ''
    })
    .join('')
}

/** Animations and registered properties that no rule names. */
function withoutUnused(css: string): string {
  const uses = blocksOf(css)
  return uses
    .filter(({ prelude }, index) => {
      const [, name] = /^@(?:keyframes|property) ([\w-]+)/.exec(prelude) ?? []
      const isNamed = (text: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
      return !name || uses.some(({ body = '' }, other) => other !== index && isNamed(body))
    })
    .map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`))
    .join('')
}

/** What of a minified style sheet a written page needs to be drawn as it stands. Rather too much than too little. */
export const criticalCss = (sheet: string, html: string): string => withoutUnused(rulesFor(sheet, namesIn(html)))

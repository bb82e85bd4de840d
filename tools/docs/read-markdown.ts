import { marked, type Token, type Tokens } from 'marked'

export interface MarkdownLink {
  /** As written, relative to the file. */
  readonly target: string
  readonly line: number
}

export interface MarkdownFile {
  /** Of its headings, and of elements with an id. */
  readonly anchors: ReadonlySet<string>
  readonly links: readonly MarkdownLink[]
}

/** The anchor that hosts give a heading: lower case, without punctuation, spaces as hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

/** Gives each heading its anchor; a repeated one gets a number. */
export function anchorsInOrder(): (heading: string) => string {
  const counts = new Map<string, number>()
  return (heading) => {
    const anchor = anchorOf(heading)
    const before = counts.get(anchor) ?? 0
    counts.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before}`
  }
}

/** The text of a heading without its marks. */
export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

const inHtml = /(?:href|src|srcset)="([^"]+)"/g
const idInHtml = /\bid="([^"]+)"/g
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

export function readMarkdown(text: string): MarkdownFile {
  const anchors = new Set<string>()
  const nextAnchor = anchorsInOrder()
  const targets: string[] = []
  marked.walkTokens(marked.lexer(text), (token) => {
    if (isHeading(token)) anchors.add(nextAnchor(plainText(token.tokens)))
    if ((token.type === 'link' || token.type === 'image') && typeof token.href === 'string') targets.push(token.href)
    if (token.type === 'html') {
      for (const [, target = ''] of token.raw.matchAll(inHtml)) targets.push(target.split(' ')[0] ?? '')
      for (const [, id = ''] of token.raw.matchAll(idInHtml)) anchors.add(id)
    }
  })
  return { anchors, links: [...new Set(targets)].map((target) => ({ target, line: lineOf(text, target) })) }
}

const lineOf = (text: string, target: string): number => text.slice(0, text.indexOf(target)).split('\n').length

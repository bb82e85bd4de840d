import Beasties from 'beasties'

/** It looks into no template for an element, and what a template holds is drawn before the whole sheet counts. */
const asElements = (html: string) => html.replace(/(<\/?)template\b/g, '$1first-template')
const asTemplates = (html: string) => html.replace(/(<\/?)first-template\b/g, '$1template')

const sheetLink = '<link rel="stylesheet"'

/** What no rule of ours asks for. Nearly none asks for a language but by `:lang()`, and those rules are written for all languages. */
const unasked = / (?:href|src|alt|title|aria-label|content|d|lang|hreflang)="[^"]*"/gi

/** The kinds of elements that a page has, on which depends which rules match it. */
const elementsOf = (html: string): string =>
  [
    ...new Set(
      html
        .slice(html.indexOf('<body'))
        .replaceAll(unasked, '')
        .match(/<[a-z][^>]*>/g),
    ),
  ]
    .sort()
    .join('')

/** Writes into a page the rules of its style sheet that match it, before the sheet's link. Pages of the same elements, as of other languages, have the same, found once. */
export function inlineCriticalCss(client: string): (html: string) => Promise<string> {
  const beasties = new Beasties({
    path: client,
    publicPath: '/',
    // The link stays as it is: `paint-first.ts` decides when the whole sheet counts.
    preload: false,
    reduceInlineStyles: false,
    // It strips pseudo-classes before it matches, and nothing is left of these: `:root:lang(ja)`.
    allowRules: [/^:/],
    // Faces are named by variables, which it does not follow: `index.html` holds them all.
    fonts: false,
    logLevel: 'warn',
  })
  const rules = async (html: string): Promise<string> => {
    const styled = asTemplates(await beasties.process(asElements(html)))
    const end = styled.indexOf(sheetLink)
    return styled.slice(styled.lastIndexOf('<style', end), end)
  }
  const found = new Map<string, Promise<string>>()
  return async (html) => {
    const elements = elementsOf(html)
    const finding = found.get(elements) ?? rules(html)
    found.set(elements, finding)
    const style = await finding
    return html.replace(sheetLink, (link) => style + link)
  }
}

import Beasties from 'beasties'

/** It looks into no template for an element, and what a template holds is drawn before the whole sheet counts. */
const asElements = (html: string) => html.replace(/(<\/?)template\b/g, '$1first-template')
const asTemplates = (html: string) => html.replace(/(<\/?)first-template\b/g, '$1template')

/** Writes into a page the rules of its style sheet that match it, before the sheet's link. */
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
  return async (html) => asTemplates(await beasties.process(asElements(html)))
}

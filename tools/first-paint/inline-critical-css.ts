import Beasties from 'beasties'

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
  return (html) => beasties.process(html)
}

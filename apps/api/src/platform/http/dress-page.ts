import type { MarketInForce } from '@washline/contract/market-in-force'
import { type Installation, installationId } from '@washline/contract/texts/installation'
import { withProductName } from '@washline/contract/texts/product-name'

/** What an installation adds to the pages as they were built. */
export interface PageDress {
  readonly name?: string | undefined
  readonly languages: readonly (readonly [code: string, name: string])[]
  readonly colours?:
    | { readonly accent: string; readonly onAccent: string; readonly accentDark: string; readonly onAccentDark: string }
    | undefined
  /** The address of a picture. */
  readonly logo?: string | undefined
  /** The market where it is another one than the pages were written for. */
  readonly market?: MarketInForce | undefined
}

const script = /(<script[\s\S]*?<\/script>)/
/** A page whose written content depends on the market: `tools/prerender/fill-template.ts`. */
const writtenForMarket =
  /<!--market-->[\s\S]*?<!--\/market-->|<div id="root" data-prerendered data-market>[\s\S]*?<\/div><!--root-->/g
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Tokens of the design system, more specific than its own; paper stays black on white. */
const coloursOf = ({ accent, onAccent, accentDark, onAccentDark }: NonNullable<PageDress['colours']>): string => {
  const dark = `--bluing:${accentDark};--on-bluing:${onAccentDark}`
  return `@media screen{:root:root:root{--bluing:${accent};--on-bluing:${onAccent}}:root:root[data-theme=dark]{${dark}}}@media screen and (prefers-color-scheme:dark){:root:root:root:not([data-theme=light]){${dark}}}`
}

const logoStyle = (address: string) =>
  `.logo svg{display:none}.logo::before{content:'';flex:none;width:38px;height:48px;background:url(${address}) center/contain no-repeat}`

/**
 * Writes into a page what the installation adds: languages, name and market as data, colours and logo as a few tokens. Nothing of it is
 * loaded before the first drawing. Content that was written for another market is left out: the client draws it, at once right.
 */
export function dressPage({ name, languages, colours, logo, market }: PageDress): (html: string) => string {
  if (!name && !colours && !logo && !market && languages.length === 0) return (html) => html
  const added: Installation = { name, languages, market }
  const json = JSON.stringify(added).replaceAll('<', '\\u003c')
  const style = `${colours ? coloursOf(colours) : ''}${logo ? logoStyle(logo) : ''}`
  const head = `<script type="application/json" id="${installationId}">${json}</script>${style && `<style>${style}</style>`}`
  return (html) => {
    const drawn = market
      ? html.replace(writtenForMarket, (part) => (part.startsWith('<div') ? '<div id="root"></div>' : ''))
      : html
    const named = name
      ? drawn
          .split(script)
          .map((part, index) => (index % 2 === 0 ? escapedName(part, name) : part))
          .join('')
      : drawn
    return named.replace('<script', () => `${head}<script`)
  }
}

/** The markup with the name of the product, which may have signs of markup. */
const escapedName = (part: string, name: string): string => withProductName(part).replaceAll(name, () => escaped(name))

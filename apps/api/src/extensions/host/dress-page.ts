import { type Installation, installationId } from '@washline/contract/texts/installation'
import { withProductName } from '@washline/contract/texts/product-name'
import type { Loaded } from './loaded.ts'
import type { Manifest } from './manifest.ts'

type Brand = NonNullable<Manifest['brand']>

const script = /(<script[\s\S]*?<\/script>)/
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const logoPath = '/api/brand/logo.svg'

export const brandOf = (all: readonly Loaded[]): Brand | undefined =>
  all.map(({ manifest }) => manifest?.brand).find((brand) => brand !== undefined)

/** Tokens of the design system, more specific than its own; paper stays black on white. */
const colorsOf = ({ accent, onAccent, accentDark, onAccentDark }: NonNullable<Brand['colors']>): string => {
  const dark = `--bluing:${accentDark};--on-bluing:${onAccentDark}`
  return `@media screen{:root:root:root{--bluing:${accent};--on-bluing:${onAccent}}:root:root[data-theme=dark]{${dark}}}@media screen and (prefers-color-scheme:dark){:root:root:root:not([data-theme=light]){${dark}}}`
}

const logoStyle = `.logo svg{display:none}.logo::before{content:'';flex:none;width:38px;height:48px;background:url(${logoPath}) center/contain no-repeat}`

/**
 * Writes into a page what extensions add: the languages and the name as data, the brand as a few tokens. Nothing of it is loaded
 * before the first drawing.
 */
export function dressPage(all: readonly Loaded[]): (html: string) => string {
  const brand = brandOf(all)
  const languages = all.flatMap(({ manifest }) => manifest?.languages ?? [])
  if (!brand && languages.length === 0) return (html) => html
  const added: Installation = { name: brand?.name, languages: languages.map(({ code, name }) => [code, name]) }
  const json = JSON.stringify(added).replaceAll('<', '\\u003c')
  const style = `${brand?.colors ? colorsOf(brand.colors) : ''}${brand?.logo ? logoStyle : ''}`
  const head = `<script type="application/json" id="${installationId}">${json}</script>${style && `<style>${style}</style>`}`
  return (html) => {
    const named = brand
      ? html
          .split(script)
          .map((part, index) => (index % 2 === 0 ? escapedName(part, brand.name) : part))
          .join('')
      : html
    return named.replace('<script', () => `${head}<script`)
  }
}

/** The markup with the name of the brand, which may have signs of markup. */
const escapedName = (part: string, name: string): string => withProductName(part).replaceAll(name, () => escaped(name))

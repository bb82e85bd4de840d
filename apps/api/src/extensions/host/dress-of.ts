import type { PageDress } from '../../platform/http/dress-page.ts'
import type { Loaded } from './loaded.ts'
import type { Manifest } from './manifest.ts'

type Brand = NonNullable<Manifest['brand']>

export const logoPath = '/api/brand/logo.svg'

export const brandOf = (all: readonly Loaded[]): Brand | undefined =>
  all.map(({ manifest }) => manifest?.brand).find((brand) => brand !== undefined)

/** What extensions add to the pages: their languages, and the brand of one. */
export function dressOf(all: readonly Loaded[]): PageDress {
  const brand = brandOf(all)
  const languages = all.flatMap(({ manifest }) => manifest?.languages ?? [])
  return {
    name: brand?.name,
    languages: languages.map(({ code, name }) => [code, name] as const),
    colours: brand?.colors,
    logo: brand?.logo === undefined ? undefined : logoPath,
  }
}

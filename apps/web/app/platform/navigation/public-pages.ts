import { isBuiltIn, type Language } from '@washline/contract/texts/languages'

/**
 * The pages that everyone may read, with the screen of each. They are routed, prerendered and listed in the sitemap in
 * every language from this table.
 */
export const publicPages = [
  ['/', 'landing'],
  ['/how-it-works', 'how-it-works'],
  ['/washers', 'washers'],
  ['/become-washer', 'become-washer'],
  ['/safety-terms', 'safety-terms'],
  ['/how-matching-works', 'how-matching-works'],
  ['/how-claims-work', 'how-claims-work'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
] as const satisfies readonly (readonly [path: string, screen: string])[]

export type PublicPath = (typeof publicPages)[number][0]

const isPublic = (path: string): path is PublicPath => publicPages.some(([each]) => each === path)

/** Where a public page stands in a language: '/terms' in German is '/de/terms'. English has no prefix. */
export function pathIn(language: Language, path: PublicPath): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

export interface PublicPlace {
  readonly path: PublicPath
  readonly language: Language
}

/** Which public page a path shows, and in which language; nothing for the screens of the app. */
export function publicPlace(pathname: string): PublicPlace | undefined {
  const bare = pathname.replace(/(.)\/$/, '$1')
  if (isPublic(bare)) return { path: bare, language: 'en' }
  const [, prefix, rest] = /^\/([^/]+)(\/.*)?$/.exec(bare) ?? []
  const path = rest ?? '/'
  return isBuiltIn(prefix) && prefix !== 'en' && isPublic(path) ? { path, language: prefix } : undefined
}

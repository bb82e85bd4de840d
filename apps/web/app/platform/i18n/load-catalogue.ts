import type { Language } from '@washline/contract/texts/languages'
import type { Texts } from '@washline/contract/texts/translate-text'
import type { TextArea } from './text-area.ts'

type Share = { readonly default: Texts }

/**
 * One lazy chunk for each language and area. The build leaves in it the area's texts only
 * (`tools/texts/split-catalogues.ts`).
 */
const shares: Record<TextArea, Record<string, () => Promise<Share>>> = {
  site: import.meta.glob<Share>('../../../../../packages/contract/locales/*.po', { query: '?area=site' }),
  pages: import.meta.glob<Share>('../../../../../packages/contract/locales/*.po', { query: '?area=pages' }),
  app: import.meta.glob<Share>('../../../../../packages/contract/locales/*.po', { query: '?area=app' }),
  console: import.meta.glob<Share>('../../../../../packages/contract/locales/*.po', { query: '?area=console' }),
}

let loadAdded = async (_code: Language): Promise<Texts> => ({})

/** How the texts of a language are loaded that an extension has added. */
export const loadAddedBy = (load: typeof loadAdded): void => {
  loadAdded = load
}

/** The texts of an area in a language; English is the key and has no catalogue. Where a language was added, all of its texts. */
export async function loadCatalogue(language: Language, area: TextArea): Promise<Texts> {
  const load = shares[area][`../../../../../packages/contract/locales/${language}.po`]
  if (load) return (await load()).default
  // One of an extension comes whole, with the first area.
  if (language === 'en') return {}
  return loadAdded(language)
}

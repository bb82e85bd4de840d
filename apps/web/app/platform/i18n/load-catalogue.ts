import type { Language } from '@washline/contract/texts/languages'
import type { Texts } from '@washline/contract/texts/say-text'
import type { TextArea } from './text-area.ts'

type Share = { readonly default: Texts }

/** One lazy chunk for each language and area. The build leaves in it what the area says (`tools/texts/split-catalogues.ts`). */
const shares: Record<TextArea, Record<string, () => Promise<Share>>> = {
  site: import.meta.glob<Share>('../../../../../packages/contract/locales/*.json', { query: '?area=site' }),
  pages: import.meta.glob<Share>('../../../../../packages/contract/locales/*.json', { query: '?area=pages' }),
  app: import.meta.glob<Share>('../../../../../packages/contract/locales/*.json', { query: '?area=app' }),
  console: import.meta.glob<Share>('../../../../../packages/contract/locales/*.json', { query: '?area=console' }),
}

/** The texts of an area in a language; English is the key and needs none. */
export async function loadCatalogue(language: Language, area: TextArea): Promise<Texts> {
  const load = shares[area][`../../../../../packages/contract/locales/${language}.json`]
  return load ? (await load()).default : {}
}

import { getAddedLanguage } from '@washline/contract/extensions/added-language'
import type { Texts } from '@washline/contract/texts/translate-text'
import { callApi } from './call-api.ts'

const loading = new Map<string, Promise<Texts>>()

/** The texts of a language that an extension has added; English where there is none any more. */
export function loadAdded(code: string): Promise<Texts> {
  const texts =
    loading.get(code) ?? callApi(getAddedLanguage, { params: { code } }).then(({ data }) => data.texts as Texts)
  loading.set(code, texts)
  texts.catch(() => loading.delete(code))
  return texts
}

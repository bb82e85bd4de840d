import type { Language } from '@washline/contract/texts/languages'
import { useSyncExternalStore } from 'react'
import { activeLanguage, onLanguageChange } from './i18n.ts'

/** The language that is shown; a component that uses it is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, activeLanguage, activeLanguage)
}

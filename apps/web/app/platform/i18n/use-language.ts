import type { Language } from '@washline/contract/texts/languages'
import { useSyncExternalStore } from 'react'
import { activeLanguage, onLanguageChange } from './i18n.ts'

/** The shown language; a component that uses it renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, activeLanguage, activeLanguage)
}

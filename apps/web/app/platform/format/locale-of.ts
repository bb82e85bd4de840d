import type { Language } from '@washline/contract/texts/languages'

/** The locale whose formats go with a language; English is en-US, with 12-hour times. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language)

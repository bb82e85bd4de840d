import type { Language } from '../i18n/languages.ts'

/** The locale whose formats go with a language; English is en-US, with 12-hour times. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language)

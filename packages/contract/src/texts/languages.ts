/** The languages of the product, each in its own name. */
export const languages = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
} as const
export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** The first supported language among language tags in order of preference; 'de-AT' is German. */
export const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage)

/** The languages of the product, each in its own name. */
export const languages = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
} as const
/** The code of a language: one of the product's, or one that an extension has added to this installation. */
export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

const added = new Map<string, string>()

/** Adds a language to this installation: its code (BCP 47) and its name in itself. Texts that it lacks are shown in English. */
export const addLanguage = (code: string, name: string): void => {
  if (!Object.hasOwn(languages, code)) added.set(code, name)
}
export const removeLanguage = (code: string): void => void added.delete(code)
export const addedLanguages = (): readonly (readonly [code: Language, name: string])[] =>
  [...added] as [Language, string][]

/** Whether it is one of the product's own, which has written pages. */
export const isBuiltIn = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code)

export const isLanguage = (code: unknown): code is Language =>
  isBuiltIn(code) || (typeof code === 'string' && added.has(code))

/** The first supported language among language tags in order of preference; 'de-AT' is German. */
export const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.flatMap((tag) => [tag, tag.split('-')[0]?.toLowerCase()]).find(isLanguage)

import de from '@washline/contract/locales/de.json' with { type: 'json' }
import es from '@washline/contract/locales/es.json' with { type: 'json' }
import fr from '@washline/contract/locales/fr.json' with { type: 'json' }
import ja from '@washline/contract/locales/ja.json' with { type: 'json' }
import zh from '@washline/contract/locales/zh.json' with { type: 'json' }
import type { Values } from '@washline/contract/texts/fill-message'
import type { Language } from '@washline/contract/texts/languages'
import { sayText, type Texts } from '@washline/contract/texts/say-text'

const catalogues: Readonly<Record<Language, Texts>> = { en: {}, es, fr, de, zh, ja }

/** A text in someone's language. The English text is the key, written in place so that it can be collected. */
export const say = (language: Language, text: string, values?: Values): string =>
  sayText({ language, texts: catalogues[language] }, text, values)

/**
 * A text that came as data: in someone's language where it is one of the product's, else as it is. With values it is the
 * product's own.
 */
export const sayKnown = (language: Language, text: string, values?: Values): string => {
  if (values) return sayText({ language, texts: catalogues[language] }, text, values)
  const texts = catalogues[language]
  return (Object.hasOwn(texts, text) && texts[text]) || text
}

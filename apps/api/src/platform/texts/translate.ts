import type { Values } from '@washline/contract/texts/fill-message'
import type { Language } from '@washline/contract/texts/languages'
import type { LiteralText } from '@washline/contract/texts/literal-text'
import { withProductName } from '@washline/contract/texts/product-name'
import { translateText } from '@washline/contract/texts/translate-text'
import { readCatalogue } from './read-catalogue.ts'

/** A text in someone's language. The English text is the key, written in place so that it can be collected. */
export const translate = <Text extends string>(
  language: Language,
  text: Text & LiteralText<Text>,
  values?: Values,
): string => translateText({ language, texts: readCatalogue(language) }, text, values)

/**
 * A text that came as data: in someone's language where it is one of the product's, else as it is. With values it is the
 * product's own.
 */
export const translateData = (language: Language, text: string, values?: Values): string => {
  if (values) return translateText({ language, texts: readCatalogue(language) }, text, values)
  const texts = readCatalogue(language)
  return withProductName((Object.hasOwn(texts, text) && texts[text]) || text)
}

import type { Language } from '@washline/contract/texts/languages'
import { withoutContext } from '@washline/contract/texts/text-context'
import { readCatalogue } from '../tools/texts/catalogues.ts'

const marks = /<\/?\w+>/
/** The cases of a plural are no text of their own. */
const choices = /, (?:plural|select|selectordinal),/
const placeholder = /\{\w+\}/
/** A text of little more than placeholders would match anything. */
const minimumWords = /\p{L}{3,}.*\p{L}{3,}/u

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Gives the test of whether a text is still English in a language. What has no translation yet passes, and so does what
 * another text is rightly translated to.
 */
export function untranslatedIn(language: Exclude<Language, 'en'>): (seen: string) => boolean {
  const texts = Object.entries(readCatalogue(language)).map(([key, text]): [string, string] => [
    withoutContext(key),
    text,
  ])
  const all = Object.fromEntries(texts)
  // Seen texts have plain spaces, where a translation may have one that does not break.
  const isOther = (key: string, text: string) => text.replaceAll(/\s+/g, ' ') !== key
  const catalogue = texts.filter(([key, text]) => text && isOther(key, text) && !choices.test(key))
  const right = new Set(catalogue.flatMap(([, text]) => text.split(marks).map((piece) => piece.trim())))
  const pieces = catalogue.flatMap(([key]) =>
    key
      .split(marks)
      .map((piece) => piece.trim())
      .filter((piece) => /\p{L}/u.test(piece)),
  )
  const english = new Set(pieces.filter((piece) => !placeholder.test(piece)))
  const patterns = pieces
    .filter((piece) => placeholder.test(piece) && minimumWords.test(piece.replaceAll(/\{\w+\}/g, '')))
    .map(
      (piece) =>
        new RegExp(
          `^${piece
            .split(/\{\w+\}/)
            .map(escaped)
            .join('.+')}$`,
        ),
    )
  const isEnglish = (seen: string) =>
    !right.has(seen) && (english.has(seen) || patterns.some((pattern) => pattern.test(seen)))
  // A title that is no text of its own is the page's name before the product's.
  return (seen) => isEnglish(all[seen] === undefined ? seen.replace(/ · Washline$/, '') : seen)
}

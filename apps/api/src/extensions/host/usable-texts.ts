import { type Argument, compileMessage, type Message } from '@washline/contract/texts/compile-message'
import { textKey } from '@washline/contract/texts/text-context'
import type { Texts } from '@washline/contract/texts/translate-text'
import { parsePo } from 'pofile-ts'

const argumentsOf = (message: Message): Argument[] =>
  message.flatMap((part) => (typeof part === 'object' ? [part, ...Object.values(part.cases).flatMap(argumentsOf)] : []))

/** What is filled in and which parts are marked: the same in a text and its translation. */
function slotsOf(text: string): string {
  const marks = [...text.matchAll(/<\/?\w+>/g)].map(([mark]) => mark)
  const filled = argumentsOf(compileMessage(text)).map(({ name, kind, cases }) => {
    if (kind !== undefined && !cases.other) throw new Error(`{${name}} has no other case`)
    return `${name} ${kind ?? ''}`
  })
  return [...new Set([...marks, ...filled])].sort().join()
}

const fits = (text: string, translated: string): boolean => {
  try {
    return slotsOf(text) === slotsOf(translated)
  } catch {
    return false
  }
}

/** The translations of a PO file that can be shown; one that is missing, fuzzy or would show a gap stays English. */
export function usableTexts(po: string): { readonly texts: Texts; readonly unusable: readonly string[] } {
  const texts: Record<string, string> = {}
  const unusable: string[] = []
  for (const { msgctxt, msgid, msgstr, flags } of parsePo(po).items) {
    const translated = flags.fuzzy ? '' : (msgstr[0] ?? '')
    if (!translated) continue
    if (fits(msgid, translated)) texts[textKey(msgid, msgctxt)] = translated
    else unusable.push(msgid)
  }
  return { texts, unusable }
}

import { type Argument, compileMessage, type Message } from '@washline/contract/texts/compile-message'

export interface Comparison {
  /** Texts without a translation. */
  readonly missing: readonly string[]
  /** Translations of texts that no source holds. */
  readonly unused: readonly string[]
  /** Translations that would show a gap or a brace: they cannot be read, or fill in something else than the text. */
  readonly broken: readonly string[]
}

export function compareCatalogue(texts: Iterable<string>, catalogue: Readonly<Record<string, string>>): Comparison {
  const used = new Set(texts)
  const pairs = Object.entries(catalogue)
  return {
    missing: [...used].filter((text) => !catalogue[text]),
    unused: pairs.map(([text]) => text).filter((text) => !used.has(text)),
    broken: pairs.filter(([text, translated]) => translated && !fitsTogether(text, translated)).map(([text]) => text),
  }
}

const fitsTogether = (text: string, translated: string): boolean => {
  try {
    return slots(translated).join() === slots(text).join()
  } catch {
    return false
  }
}

/** What is filled in, by name and kind, and which parts are marked; how often and in which order is the language's own. */
function slots(text: string): string[] {
  const marks = [...text.matchAll(/<(\/?\w+)>/g)].map(([mark]) => mark)
  const filled = argumentsOf(compileMessage(text)).map(({ name, kind }) => `{${name}${kind ? `, ${kind}` : ''}}`)
  return [...new Set([...marks, ...filled])].sort()
}

const argumentsOf = (message: Message): Argument[] =>
  message.flatMap((part) => {
    if (typeof part !== 'object') return []
    const cases = Object.values(part.cases)
    if (part.kind !== undefined && !part.cases.other) throw new Error(`{${part.name}} has no other case`)
    return [part, ...cases.flatMap(argumentsOf)]
  })

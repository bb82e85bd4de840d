/** The `washer` of `Orders##washer`: one English text with several meanings has a context for each. */
const context = /##([a-z-]+)$/

export const withoutContext = (text: string): string => text.replace(context, '')
export const contextOf = (text: string): string | undefined => context.exec(text)?.[1]

/** The key of a text in a catalogue: what a translator reads, and in which context. */
export const textKey = (text: string, within: string | null | undefined): string =>
  within ? `${text}##${within}` : text

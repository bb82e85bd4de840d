import type { Values } from '@washline/contract/texts/fill-message'
import type { LiteralText } from '@washline/contract/texts/literal-text'
import { Fragment, type ReactNode } from 'react'
import { tText } from './i18n.ts'

export interface TProps<Text extends string> {
  text: Text & LiteralText<Text>
  values?: Values
  /** Renders `<name>...</name>` in the text. */
  parts?: Record<string, (inside: string) => ReactNode>
}

/** A text with marked parts: `<T text="Read the <a>Terms</a>" parts={{ a: (inside) => <a href="/terms">{inside}</a> }} />`. */
export function T<Text extends string>({ text, values, parts = {} }: TProps<Text>) {
  const pieces = tText(text, values).split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null
    const draw = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity
    return <Fragment key={index}>{draw ? draw(piece) : piece}</Fragment>
  })
}

import type { Values } from '@washline/contract/texts/fill-message'
import { Fragment, type ReactNode } from 'react'
import { tSaid } from './i18n.ts'

export interface TProps {
  text: string
  values?: Values
  /** Draws `<name>...</name>` in the text. */
  parts?: Record<string, (inside: string) => ReactNode>
}

/** A text with marked parts: `<T text="Read the <terms>Terms</terms>" parts={{ terms: (inside) => <a href="/terms">{inside}</a> }} />`. */
export function T({ text, values, parts = {} }: TProps) {
  const pieces = tSaid(text, values).split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null
    const draw = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity
    return <Fragment key={index}>{draw ? draw(piece) : piece}</Fragment>
  })
}

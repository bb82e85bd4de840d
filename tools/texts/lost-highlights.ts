import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from '@washline/contract/texts/translate-text'
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import { root } from './catalogues.ts'

/** A message and the phrase of it that is shown in bold. */
export interface Highlight {
  readonly message: string
  readonly highlight: string
}

const notifications = 'apps/api/src/notifications/rules'

/** The highlights that the notifications write out. */
export const readHighlights = (): Highlight[] =>
  readdirSync(path.join(root, notifications))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => highlightsOf(file, readFileSync(path.join(root, notifications, file), 'utf8')))

export function highlightsOf(file: string, source: string): Highlight[] {
  const found: Highlight[] = []
  const visitor = new Visitor({
    ObjectExpression(node) {
      const message = textAt(node, 'message')
      const highlight = textAt(node, 'highlight')
      if (message !== undefined && highlight !== undefined) found.push({ message, highlight })
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

function textAt({ properties }: ObjectExpression, name: string): string | undefined {
  const [value] = properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name ? [each.value] : [],
  )
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}

/** Those whose phrase is not in the translated message, so that nothing would be bold. */
export const lostHighlights = (highlights: readonly Highlight[], catalogue: Texts): Highlight[] =>
  highlights.filter(({ message, highlight }) => {
    const [translated, phrase] = [catalogue[message], catalogue[highlight]]
    return translated !== undefined && phrase !== undefined && !translated.includes(phrase)
  })

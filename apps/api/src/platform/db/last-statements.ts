import type { Sql } from './sql.ts'
import { nameOf } from './statement-name.ts'

/** A statement that leaves with the commit. */
export interface LastStatement {
  readonly statement: () => Sql
  /** Called with the number of rows that it returns. */
  readonly counted?: ((rows: number) => void) | undefined
}

interface Last {
  readonly statement: Sql
  readonly counted: LastStatement['counted']
}

interface Connection {
  raw(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

const joinedTexts = new Map<string, string>()

/**
 * Sends the last statements of a transaction as one, each as a part of its `with`: PostgreSQL plans, starts and ends one instead of ten.
 * One that is the same as another, but for its values, is sent after it, so that there are no more texts than there are combinations in
 * the code.
 */
export async function sendLast(tx: Connection, given: readonly LastStatement[]): Promise<void> {
  let left = given.map(({ statement: make, counted }): Last => ({ statement: make(), counted }))
  const sent: Promise<unknown>[] = []
  while (left.length > 0) {
    const texts = new Set<string>()
    const [first, again]: [Last[], Last[]] = [[], []]
    for (const last of left) {
      const isNew = texts.size < texts.add(last.statement.text).size
      ;(isNew ? first : again).push(last)
    }
    sent.push(sendJoined(tx, first))
    left = again
  }
  await Promise.all(sent)
}

async function sendJoined(tx: Connection, parts: readonly Last[]): Promise<void> {
  const [only] = parts
  if (only && parts.length === 1) {
    const { rows } = await tx.raw(only.statement.text, [...only.statement.values])
    only.counted?.(rows.length)
    return
  }
  const key = parts.map(({ statement, counted }) => `${nameOf(statement.text)}${counted ? '#' : ''}`).join(' ')
  const text = joinedTexts.get(key) ?? joined(parts)
  joinedTexts.set(key, text)
  const values = parts.flatMap(({ statement }) => statement.values)
  const { rows } = await tx.raw(text, values)
  const [counts = {}] = rows as Record<string, number>[]
  parts.forEach(({ counted }, index) => {
    counted?.(counts[`last${index}`] ?? 0)
  })
}

function joined(parts: readonly Last[]): string {
  let shift = 0
  const written = parts.map(({ statement }, index) => {
    const text = statement.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + shift}`)
    shift += statement.values.length
    return `last${index} as (${text})`
  })
  const counts = parts.flatMap(({ counted }, index) =>
    counted ? [`(select count(*) from last${index}) as last${index}`] : [],
  )
  return `with ${written.join(', ')} select ${counts.join(', ')}`
}

import { describe, expect, it } from 'vitest'
import { sql } from './sql.ts'

describe('sql', () => {
  it('numbers its values', () => {
    expect(sql`select ${1}, ${'a'}`).toMatchObject({ text: 'select $1, $2', values: [1, 'a'] })
  })
  it('splices nested statements and shifts their numbers', () => {
    const where = sql`where id = ${7} and name = ${'x'}`
    expect(sql`select ${1} from t ${where} limit ${3}`).toMatchObject({
      text: 'select $1 from t where id = $2 and name = $3 limit $4',
      values: [1, 7, 'x', 3],
    })
  })
  it('joins anew when one place is given another statement', () => {
    const at = (part: unknown) => sql`select ${1} ${part} ${2}`.text
    expect([at(sql`a ${3}`), at(sql`b`), at(4), at(sql`a ${5}`)]).toEqual([
      'select $1 a $2 $3',
      'select $1 b $2',
      'select $1 $2 $3',
      'select $1 a $2 $3',
    ])
  })
  it('keeps a hostile value out of the text', () => {
    expect(sql`select ${"'; drop table users --"}`.text).toBe('select $1')
  })
})

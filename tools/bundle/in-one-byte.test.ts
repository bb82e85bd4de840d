import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inOneByte } from './in-one-byte.ts'

const values = ['洗濯 – 5 €', 'ü and \u00e9', '🧺', 'a\u2028b']

it.each(values)('a literal of %s is the same afterwards', (value) => {
  const code = inOneByte(`[${JSON.stringify(value)}, \`${value}\`, /^[${value}]+$/u.test(${JSON.stringify(value)})]`)
  expect(code).toMatch(/^[\0-\xff]*$/)
  expect(runInThisContext(code)).toEqual([value, value, true])
})

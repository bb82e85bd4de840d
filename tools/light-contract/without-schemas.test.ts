import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { lightContract } from './light-contract.ts'
import { withoutSchemas } from './without-schemas.ts'

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')
const light = (source: string) => withoutSchemas('a.ts', source)

describe('without schemas', () => {
  it.each([
    [
      'a call keeps what the browser sends it by',
      `export const read = { method: 'GET', path: '/api/a', summary: 'Long.', params: z.object({}), body, answers: { 200: a }, refusals: [r.a] }`,
      `export const read = { method: 'GET', path: '/api/a', summary: '', params: {}, body: {}, answers: {}, refusals: [] }`,
    ],
    [
      'answers that calls share',
      `const waiting = { answers: { 200: enveloped(list) } }`,
      `const waiting = { answers: {} }`,
    ],
    [
      'a refusal keeps its example',
      `const r = { a: { code: 'a', status: 409, message: m.a, description: 'Long.', body: z.object({ n }), example: { n: 1 } } }`,
      `const r = { a: { code: 'a', status: 409, message: m.a, description: '', body: {}, example: { n: 1 } } }`,
    ],
    [
      'a signal keeps its fields',
      `const s = { event: 'e', data: z.object({ n }), fields: { n: 'number' } } as const`,
      `const s = { event: 'e', data: {}, fields: { n: 'number' } } as const`,
    ],
    [
      'a declaration by calls is marked',
      `export const id = z.int().positive() as Id`,
      `export const id = /* @__PURE__ */ (() => (z.int().positive() as Id))()`,
    ],
    ['a function stays', `const f = (text) => z.parse(text)`, `const f = (text) => z.parse(text)`],
    ['anything else stays', `export const body = { params: 1, body: 2 }`, `export const body = { params: 1, body: 2 }`],
  ])('%s', (_, source, expected) => expect(light(source)).toBe(expected))

  it('every module of the contract still parses', () => {
    const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    for (const file of files) {
      const once = withoutSchemas(file, readFileSync(path.join(contract, file), 'utf8'))
      expect(() => withoutSchemas(file, once), file).not.toThrow()
    }
  })
})

it('the calls of a browser come without zod', { timeout: 60_000 }, async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [lightContract],
    build: {
      write: false,
      rolldownOptions: { input: path.join(contract, 'orders/endpoints.ts'), preserveEntrySignatures: 'strict' },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  expect(code).toContain('/api/orders/:id/quote')
  expect(code).not.toMatch(/ZodObject|_zod|quote_changed/)
})

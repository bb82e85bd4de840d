import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { withLogContext } from './log-context.ts'

const lineOf = (use: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  use(createLog('debug', (line) => lines.push(line)))
  return lines.join('')
}

it.each([
  ['a field by its name', { new_password: 'hunter22', accessToken: 'abc', Email: 'a', phone_number: '1', pin: '1234' }],
  ['an address in a text', { reason: 'no account of ana@example.test here' }],
  ['a token in a text', { reason: 'sent Bearer abc.def' }],
  ['a field of an object', { body: { password: 'hunter22', list: [{ email: 'ana@example.test' }] } }],
])('writes no %s', (_, fields) => {
  const line = lineOf((log) => log.info('seen', fields as never))
  expect(line).toContain('[redacted]')
  expect(line).not.toMatch(/hunter22|"abc|ana@|abc\.def|1234/)
})

it('writes objects as JSON, and the code of an error', () => {
  expect(JSON.parse(lineOf((log) => log.info('seen', { order: { id: 7 } } as never)))).toMatchObject({
    order: { id: 7 },
  })
  const error = Object.assign(new Error('x'), { code: 'ECONNRESET' })
  expect(JSON.parse(lineOf((log) => log.error('fault', error)))).toMatchObject({ code: 'ECONNRESET' })
})

it('adds what the line is about, and counts errors of two requests as equal ones', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const fault = new Error('away')
  withLogContext({ request: 'r1', trace: 't1', order: 7 }, () => log.error('http.fault', fault))
  withLogContext({ request: 'r2' }, () => log.error('http.fault', fault))
  withLogContext({ job: 'j1', queue: 'mail' }, () => log.info('sent'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'http.fault', request: 'r1', trace: 't1', order: 7 },
    { event: 'sent', job: 'j1', queue: 'mail' },
  ])
})

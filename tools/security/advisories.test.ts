import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { askForAdvisories } from './ask-for-advisories.ts'
import { readAudit } from './read-audit.ts'

const root = path.resolve(import.meta.dirname, '../..')
let answer: [status: number, body: object] = [200, {}]
const registry = createServer((request, response) => {
  const [status, body] = request.url?.includes('advisories') ? answer : [404, {}]
  request.resume().on('end', () => response.writeHead(status).end(JSON.stringify(body)))
})
await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening))
afterAll(() => registry.close())
const ask = () => askForAdvisories(root, `http://127.0.0.1:${(registry.address() as AddressInfo).port}`)

const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Frames of any length',
  severity: 'high',
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 7.5, vectorString: null },
}

it('ends well where the registry knows nothing', { timeout: 60_000 }, async () => {
  answer = [200, {}]
  expect(await ask()).toEqual({ lines: [expect.stringMatching(/^\d{3,} packages, 0 advisories\.$/)], exitCode: 0 })
})

it('names each advisory', { timeout: 60_000 }, async () => {
  answer = [200, { ws: [advisory] }]
  const { lines, exitCode } = await ask()
  expect(lines[0]).toBe('high: ws: Frames of any length (https://advisories.example/1)')
  expect(exitCode).toBe(1)
})

it('has one line where the registry does not answer', { timeout: 60_000 }, async () => {
  answer = [405, {}]
  expect(await ask()).toEqual({
    lines: [expect.stringMatching(/^The registry does not answer questions about advisories \(405 Method Not Allowed/)],
    exitCode: 3,
  })
})

it.each(['', 'not JSON', '{}', '{"message":"connect ECONNREFUSED\\n at stack"}'])(
  'does not take %j for an answer',
  (text) => {
    const verdict = readAudit(text)
    expect(verdict.exitCode).toBe(3)
    expect(verdict.lines).toHaveLength(1)
    expect(verdict.lines[0]).not.toContain('stack')
  },
)

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handClock } from '../../platform/clock/clock.ts'
import { googleTokeninfo } from './google-tokeninfo.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const plain =
  (body: string, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status).end(body)
  }

let answers: Record<string, Answer>
let asked: string[]
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answers[(request.url ?? '').split('?')[0] ?? '']?.(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const clock = handClock(new Date('2026-03-01T10:00:00Z'))
const nowS = clock.now().getTime() / 1_000
const gateway = googleTokeninfo({
  clientId: 'washline.apps.test',
  tokeninfoUrl: `${base}/tokeninfo`,
  userinfoUrl: `${base}/userinfo`,
  clock,
  timeoutMs: 200,
})

const info = {
  azp: 'washline.apps.test',
  aud: 'washline.apps.test',
  sub: '1078',
  exp: String(nowS + 3_000),
  email: 'Ana@Example.test',
  email_verified: 'true',
}
beforeEach(() => {
  asked = []
  answers = {
    '/tokeninfo': json(info),
    '/userinfo': json({ sub: '1078', name: 'Ana Pereira', email: 'other@example.test' }),
  }
})

test('identifies the user of a token for this product', async () => {
  expect(await gateway.identify('ya29.good')).toEqual({
    identity: { sub: '1078', email: 'ana@example.test', name: 'Ana Pereira' },
  })
  expect(asked).toEqual(['/tokeninfo?access_token=ya29.good', '/userinfo'])
})

test.each<[string, Answer]>([
  ['for another product', json({ ...info, aud: 'evil.apps.test' })],
  ['for another product, asked for by ours', json({ ...info, aud: 'evil.apps.test', azp: info.aud })],
  ['without an audience', json({ ...info, aud: undefined })],
  ['of an unverified address', json({ ...info, email_verified: 'false' })],
  ['without the state of the address', json({ ...info, email_verified: undefined })],
  ['without an address', json({ ...info, email: undefined })],
  ['that has expired', json({ ...info, exp: String(nowS) })],
  ['without an expiry', json({ ...info, exp: undefined })],
  ['without a person', json({ ...info, sub: '' })],
])('refuses a token %s', async (_, answer) => {
  answers['/tokeninfo'] = answer
  expect(await gateway.identify('ya29.bad')).toEqual({ refused: expect.any(String) })
  expect(asked).toHaveLength(1)
})

test("returns Google's text of a refusal", async () => {
  answers['/tokeninfo'] = json({ error: 'invalid_token', error_description: 'Invalid Value' }, 400)
  expect(await gateway.identify('ya29.old')).toEqual({ refused: 'Invalid Value' })
})

test.each<[string, Answer]>([
  ['fails', plain('Internal Error', 500)],
  ['fails in JSON', json({ error: 'backend' }, 503)],
  ['limits the rate', json({}, 429)],
  ['answers garbage', plain('<html>welcome</html>')],
  ['hangs up', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  ['redirects', (_, response) => void response.writeHead(302, { location: `${base}/userinfo` }).end()],
])('returns unavailable when Google %s', async (_, answer) => {
  answers['/tokeninfo'] = answer
  expect(await gateway.identify('ya29.good')).toEqual({ unavailable: expect.any(String) })
})

test.each<[string, Answer]>([
  ['fails', plain('', 500)],
  ['is of another person', json({ sub: '9', name: 'Mallory' })],
  ['is garbage', plain('{')],
])('identifies the user without a name when the profile %s', async (_, answer) => {
  answers['/userinfo'] = answer
  expect(await gateway.identify('ya29.good')).toEqual({ identity: { sub: '1078', email: 'ana@example.test' } })
})

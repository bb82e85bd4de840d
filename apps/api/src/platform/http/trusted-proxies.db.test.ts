import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { silentLog } from '../log/log.ts'
import { createHttp } from './server.ts'

const test = await testDatabase()
const db = openDatabase({ url: test.url })
const closes: (() => Promise<unknown>)[] = [db.close, test.drop]
afterAll(async () => {
  for (const close of closes) await close()
})

/** A server that knows these proxies, and answers who it thinks asks. */
async function serve(trustedProxies: readonly string[] | undefined) {
  const setting = trustedProxies ? { trustedProxies } : {}
  const http = await createHttp({
    db,
    clock: systemClock,
    log: silentLog,
    authenticate: async () => undefined,
    ...setting,
  })
  http.fastify.get('/caller', async ({ ip, protocol }) => `${ip} by ${protocol}`)
  await http.fastify.listen({ port: 0, host: '127.0.0.1' })
  closes.unshift(() => http.fastify.close())
  return (http.fastify.server.address() as AddressInfo).port
}

const askedBy = (port: number, localAddress: string, forwarded: string | undefined) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    const header = forwarded === undefined ? '' : `x-forwarded-for: ${forwarded}\r\nx-forwarded-proto: https\r\n`
    socket.end(`GET /caller HTTP/1.1\r\nhost: wash.example\r\nconnection: close\r\n${header}\r\n`)
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject).on('end', () => resolve(text.split('\r\n\r\n')[1] ?? ''))
  })

const person = '203.0.113.7'
const proxy = '127.0.0.2'
const other = '127.0.0.3'

it.each<[string, string[] | undefined, string, string | undefined, string]>([
  ['a proxy of this machine, where none is named', undefined, proxy, person, `${person} by https`],
  ['nobody, where none is trusted', [], proxy, person, `${proxy} by http`],
  ['the proxy that is named', [proxy], proxy, person, `${person} by https`],
  ['a network of proxies', ['127.0.0.2/31'], other, person, `${person} by https`],
  ['not a stranger beside the proxy', [proxy], other, person, `${other} by http`],
  ['a proxy that sends nothing', [proxy], proxy, undefined, `${proxy} by http`],
  [
    'not what a person has put before the proxy’s own word',
    [proxy],
    proxy,
    `198.51.100.1, ${person}`,
    `${person} by https`,
  ],
  ['a second proxy behind the first', [proxy, other], proxy, `198.51.100.1, ${person}, ${other}`, `${person} by https`],
])('believes %s', async (_, trusted, peer, forwarded, answer) => {
  expect(await askedBy(await serve(trusted), peer, forwarded)).toBe(answer)
})

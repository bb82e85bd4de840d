import type { LookupAddress } from 'node:dns'
import { afterAll, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../testing/fakes/fake-receiver.ts'
import { readNetworks } from '../../platform/network/public-address.ts'
import { httpReceiver } from './http-receiver.ts'

const receiver = await startReceiver()
const private_ = httpReceiver({ networks: 'all' })
afterAll(async () => {
  await private_.close()
  await receiver.close()
})
const call = (url: string) => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"type":"webhook.test"}',
})

/** Names resolve as a test decides; each lookup is counted. */
function named(...answers: readonly (readonly string[])[]) {
  let lookups = 0
  const loopback = readNetworks('127.0.0.1/32')
  const isOpened = answers.length > 1 && loopback
  const gateway = httpReceiver({
    networks: isOpened ? { named: isOpened } : 'none',
    timeoutMs: 500,
    resolve: (_, found) => {
      const addresses = answers[Math.min(lookups, answers.length - 1)] ?? []
      lookups += 1
      found(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    },
  })
  return { gateway, lookups: () => lookups }
}

describe('a name that resolves to', () => {
  it.each([
    ['this network', ['0.0.0.0']],
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.0.0.1']],
    ['a private network', ['172.16.3.4']],
    ['a private network', ['192.168.0.1']],
    ['carrier-grade NAT', ['100.64.0.1']],
    ['link-local', ['169.254.10.10']],
    ['metadata', ['169.254.169.254']],
    ['multicast', ['224.0.0.251']],
    ['broadcast', ['255.255.255.255']],
    ['loopback of IPv6', ['::1']],
    ['unique local', ['fd00:ec2::254']],
    ['link-local of IPv6', ['fe80::1']],
    ['multicast of IPv6', ['ff02::fb']],
    ['loopback, mapped', ['::ffff:127.0.0.1']],
    ['a private network, mapped', ['::ffff:a00:1']],
    ['metadata, translated', ['64:ff9b::a9fe:a9fe']],
    ['loopback by 6to4', ['2002:7f00:1::']],
    ['a public address and a private one', ['93.184.216.34', '127.0.0.1']],
    ['nothing', []],
  ])('%s is not connected to', async (_, addresses) => {
    const { gateway } = named(addresses)
    expect(await gateway.send(call('https://rebind.example/'))).toEqual({ error: 'refused_address' })
  })

  it('an open address is resolved once: the connection is to that one, under its name', async () => {
    const { gateway, lookups } = named(['127.0.0.1'], ['10.0.0.1'])
    const { port } = new URL(receiver.url)
    expect(await gateway.send(call(`http://rebind.example:${port}/a`))).toMatchObject({ status: 204 })
    expect(lookups()).toBe(1)
    expect(receiver.received.splice(0)[0]?.headers.host).toBe(`rebind.example:${port}`)
    expect(await gateway.send(call(`http://rebind.example:${port}/a`))).toEqual({ error: 'refused_address' })
  })
})

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://169.254.169.254/',
  'http://93.184.216.34/',
])('the literal address %s is not connected to', async (url) => {
  const { gateway, lookups } = named(['93.184.216.34'])
  expect(await gateway.send(call(url))).toEqual({ error: 'refused_address' })
  expect(lookups()).toBe(0)
})

it('without TLS no public address is connected to, also where private ones are', async () => {
  expect(await private_.send(call('http://93.184.216.34/'))).toEqual({ error: 'refused_address' })
})

describe('an allowed receiver', () => {
  it('gets the body and our headers alone', async () => {
    expect(await private_.send(call(receiver.url))).toMatchObject({ status: 204, text: '' })
    const [got] = receiver.received.splice(0)
    expect(Object.keys(got?.headers ?? {}).toSorted()).toEqual(['connection', 'content-length', 'content-type', 'host'])
    expect(got?.body).toBe('{"type":"webhook.test"}')
  })

  it('is not followed to where it redirects', async () => {
    receiver.answer(() => ({ status: 302, headers: { location: `${receiver.url}elsewhere` } }))
    expect(await private_.send(call(receiver.url))).toMatchObject({ status: 302 })
    expect(receiver.received.splice(0)).toHaveLength(1)
  })

  it('is read a little of its answer only, as plain text', async () => {
    receiver.answer(() => ({
      status: 500,
      headers: { 'retry-after': '7' },
      text: `\0\u0007oops${'x'.repeat(5_000_000)}`,
    }))
    const answer = await private_.send(call(receiver.url))
    expect(answer).toMatchObject({ status: 500, retryAfter: '7', text: expect.stringMatching(/^oopsx{496}$/) })
  })

  it('has its time, and no more', async () => {
    const never = Promise.withResolvers<void>()
    receiver.answer(() => ({ after: never.promise }))
    const impatient = httpReceiver({ networks: 'all', timeoutMs: 60 })
    expect(await impatient.send(call(receiver.url))).toEqual({ error: 'timeout' })
    never.resolve()
  })

  it('that is not there has no connection', async () => {
    expect(await private_.send(call('http://127.0.0.1:1/'))).toEqual({ error: 'connection' })
  })

  it('that does not speak TLS is named as that', async () => {
    const answer = await private_.send(call(receiver.url.replace('http:', 'https:')))
    expect(answer).toEqual({ error: 'tls' })
  })

  it('decides nothing when this process stops', async () => {
    const never = Promise.withResolvers<void>()
    receiver.answer(() => ({ after: never.promise }))
    const stopping = httpReceiver({ networks: 'all' })
    const answer = stopping.send(call(receiver.url))
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
    await stopping.close()
    expect(await answer).toBeUndefined()
    never.resolve()
  })
})

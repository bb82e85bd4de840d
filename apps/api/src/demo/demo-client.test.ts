import { savePlace } from '@washline/contract/maps/places'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { demoClient } from './demo-client.ts'
import { demoCustomer } from './demo-people.ts'

/** A market that answers with these, one after the other; the keys of the calls. */
function answering(...statuses: readonly number[]) {
  const server = fastify()
  const keys: unknown[] = []
  server.post('/api/places', (request, reply) => {
    keys.push(request.headers['idempotency-key'])
    return reply.status(statuses[keys.length - 1] ?? 500).send({})
  })
  const client = demoClient(server, async () => 'a token', 0)
  return { keys, save: () => client.call(savePlace, { body: { label: 'home', ...demoCustomer.home } }) }
}

it('makes the same call again while the market is unavailable, and fails with any other answer', async () => {
  const { keys, save } = answering(503, 503, 409)
  await expect(save()).rejects.toThrow('answered 409')
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]])
})

it('does not wait forever', async () => {
  const { keys, save } = answering(...Array(100).fill(503))
  await expect(save()).rejects.toThrow('answered 503')
  expect(keys).toHaveLength(30)
})

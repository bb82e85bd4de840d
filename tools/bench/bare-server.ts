import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { type Statement, unpacked } from './record-statements.ts'

/**
 * The yardstick: Fastify and pg with nothing between them. `GET /read` and `POST /write/:n` run statements that were
 * recorded from the product, prepared as the product prepares them, and answer the last rows as JSON.
 */
const { DATABASE_URL, STATEMENTS = '', PORT = '0' } = process.env
const plans = JSON.parse(readFileSync(STATEMENTS, 'utf8')) as { reads: string[]; writes: string[] }
const reads = plans.reads.map(unpacked)
const writes = plans.writes.map(unpacked)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
const names = new Map<string, string>()
const nameOf = (text: string) => {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
const run = (runner: pg.Pool | pg.PoolClient, { text, values }: Statement) =>
  values.length === 0 ? runner.query(text) : runner.query({ name: nameOf(text), text, values: [...values] })

const fastify = Fastify({ logger: false })
fastify.get<{ Params: { n: string } }>('/read/:n', async (request) => {
  let rows: unknown[] = []
  for (const statement of reads[Number(request.params.n)] ?? []) rows = (await run(pool, statement)).rows
  return rows
})
fastify.post<{ Params: { n: string } }>('/write/:n', async (request) => {
  const client = await pool.connect()
  try {
    for (const statement of writes[Number(request.params.n)] ?? []) await run(client, statement)
    return { success: true }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})
await fastify.listen({ port: Number(PORT), host: '127.0.0.1' })
process.stdout.write('bare server is ready\n')
process.on('SIGTERM', () => process.exit(0))

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test.each([
  ['the page of the payout service', '/api/provider/payout-account', {}],
  ['the account of the sandbox', '/api/sandbox/bank-account', { account_number: '000123456789' }],
])('%s takes the password again', async (_, url, body) => {
  const person = await app.join('Wanda Washer')
  await app.db.run(sql`
    update users set is_washer = true, password_hash = ${await hashPassword('first secret')} where id = ${person.id}`)
  const send = (proof: object) => app.send(person.token, { method: 'POST', url, body: { ...body, ...proof } })
  expect(await send({})).toMatchObject({ status: 422, body: { errors: { current_password: [expect.anything()] } } })
  expect((await send({ current_password: 'a guess' })).status).toBe(422)
  const { body: read } = await app.send(person.token, { method: 'GET', url: '/api/provider/payout-account' })
  expect(read.data).toMatchObject({ state: 'none' })
  expect((await send({ current_password: 'first secret' })).status).toBe(200)
})

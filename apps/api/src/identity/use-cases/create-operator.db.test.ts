import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { createOperator } from './create-operator.ts'
import { createUser } from './create-user.ts'

const api = await startIdentity()
afterAll(api.close)
const { db, clock, call } = api
const deps = { db, clock, publicUrl: 'https://washline.test/' }
const operators = async () => (await db.all(sql`select id from users where is_operator`)).length

test('creates an operator whose link sets a password once', async () => {
  const email = 'olga@example.test'
  const { link } = await createOperator(deps, { name: 'Olga', email })
  const token = /^https:\/\/washline\.test\/reset-password\?token=([\w-]{43})$/.exec(link)?.[1]
  const choose = () =>
    call('POST', '/api/password/reset', { token, password: 'books-add-up', password_confirmation: 'books-add-up' })
  expect((await choose()).status).toBe(200)
  expect((await choose()).status).toBe(422)
  const signedIn = await call('POST', '/api/login', { email, password: 'books-add-up' })
  expect(signedIn).toMatchObject({ status: 200, body: { user: { is_operator: true } } })
})

test('refuses an address with an account', async () => {
  await db.transaction((tx) => createUser(tx, { name: 'Ana', email: 'ana@example.test', at: clock.now() }))
  const before = await operators()
  await expect(createOperator(deps, { name: 'Ana', email: 'ANA@example.test' })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await operators()).toBe(before)
})

test('creates one account for concurrent calls', async () => {
  const twice = () => createOperator(deps, { name: 'Omar', email: 'omar@example.test' })
  const made = await Promise.allSettled([twice(), twice()])
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

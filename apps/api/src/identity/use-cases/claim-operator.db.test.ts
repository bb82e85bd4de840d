import { afterAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { inviteOperator } from './invite-operator.ts'

const { db, clock, call, close } = await startIdentity()
afterAll(close)
const deps = { db, clock, publicUrl: 'https://washline.test/' }
const tokenOf = (link: string | undefined) =>
  /^https:\/\/washline\.test\/setup#([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''
const password = 'books-add-up-well'
const claim = (token: string, email: string) =>
  call('POST', '/api/setup/operator', { token, name: 'Odile', email, password, password_confirmation: password })

it('is a link that the next one replaces, stored as a hash', async () => {
  const first = tokenOf(await inviteOperator(deps))
  const second = tokenOf(await inviteOperator(deps))
  expect(first).not.toBe(second)
  expect(await claim(first, 'odile@example.test')).toMatchObject({ status: 409, body: { code: 'setup_link_unknown' } })
  const stored = await db.all(sql`select token_hash from operator_links`)
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(second)
})

it('expires after a day', async () => {
  const token = tokenOf(await inviteOperator(deps))
  clock.advance(24 * 3_600_000 + 1)
  expect((await claim(token, 'odile@example.test')).body.code).toBe('setup_link_unknown')
})

it('makes one account for two who open it at once, and refuses the other with 409', async () => {
  const token = tokenOf(await inviteOperator(deps))
  const weak = {
    token,
    name: 'Odile',
    email: 'o@example.test',
    password: 'washline',
    password_confirmation: 'washline',
  }
  expect((await call('POST', '/api/setup/operator', weak)).status).toBe(422)
  const answers = await Promise.all([claim(token, 'odile@example.test'), claim(token, 'omar@example.test')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('setup_link_used')
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ user: { is_operator: true } })
  expect(await db.all(sql`select id from users where is_operator`)).toHaveLength(1)
  expect((await claim(token, 'third@example.test')).body.code).toBe('setup_link_used')
})

it('is not made once there is an operator', async () => expect(await inviteOperator(deps)).toBeUndefined())

import { expect, test } from 'vitest'
import { findingsOf } from './planted.ts'

const api = (name: string) => `apps/api/src/${name}`
const migrations = {
  [api('migrations/0001-identity.sql')]:
    'create table users (\n  id bigint primary key,\n  email text not null,\n  name text not null\n);\ncreate view people as select id, name from users;\n',
  [api('migrations/0002-chat.sql')]: 'create table chat_messages (\n  id bigint primary key\n);\n',
}
const brokenBy = (name: string, text: string) =>
  findingsOf({ ...migrations, [api(name)]: text }).map(({ rule, wrong }) => `${rule}: ${wrong}`)

test('refuses to write a table of another module', () => {
  expect(brokenBy('chat/store.ts', 'tx.run(sql`update users set name = null`)')).toEqual([
    'foreign-tables: writes users, which identity owns.',
  ])
})

test('refuses to read a column of another module that is not listed', () => {
  expect(
    brokenBy('chat/queries.ts', 'q.all(sql`select u.email from chat_messages m join users u on u.id = m.id`)'),
  ).toContain('foreign-tables: reads users (email, id), which identity owns.')
})

test('lets the listed modules read a view that the owner publishes, and the console read every table', () => {
  expect(brokenBy('identity/queries.ts', 'q.all(sql`select name from people`)')).toEqual([])
  const unlisted = expect.stringContaining('which does not list')
  expect(brokenBy('chat/queries.ts', 'q.all(sql`select name from people`)')).not.toContainEqual(unlisted)
  expect(brokenBy('maps/queries.ts', 'q.all(sql`select name from people`)')).toContain(
    'foreign-tables: reads the view people of identity, which does not list maps.',
  )
  expect(
    brokenBy('console/people/queries.ts', 'q.all(sql`select name from users`)').filter((each) =>
      each.includes('reads'),
    ),
  ).toEqual([])
})

test('refuses to write through a view', () => {
  expect(brokenBy('chat/store.ts', 'tx.run(sql`update people set name = null`)')).toEqual([
    'foreign-tables: writes the view people of identity.',
  ])
})

test('refuses a listed reader of a view that no longer reads it', () => {
  expect(brokenBy('chat/queries.ts', 'q.all(sql`select name from people`)')).toContain(
    'foreign-tables: "care order_parties" is listed and no longer read.',
  )
})

test('refuses a statement outside stores, queries and privacy', () => {
  const statement = 'tx.run(sql`delete from chat_messages`)'
  for (const name of ['chat/use-cases/send-message.ts', 'chat/routes.ts', 'chat/handlers.ts', 'chat/jobs.ts'])
    expect(brokenBy(name, statement)).toEqual(['sql-in-stores: a statement stands outside stores and queries.'])
  for (const name of ['chat/store.ts', 'chat/queries.ts', 'chat/queries/one-screen.ts', 'chat/privacy.ts'])
    expect(brokenBy(name, statement)).toEqual([])
})

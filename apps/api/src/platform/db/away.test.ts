import { expect, it } from 'vitest'
import { awayOr, isAway } from './away.ts'

const withCode = (code: string, message = 'an error') => Object.assign(new Error(message), { code })

it.each([
  ['no address for the name', withCode('ENOTFOUND')],
  ['no answer of the name service', withCode('EAI_AGAIN')],
  ['nobody listens', withCode('ECONNREFUSED')],
  ['the connection was cut', withCode('ECONNRESET')],
  ['no route', withCode('EHOSTUNREACH')],
  ['a connection fault', withCode('08006')],
  ['the disk of the server is full', withCode('53100')],
  ['too many connections', withCode('53300')],
  ['a file of the server cannot be written', withCode('58030')],
  ['the server is starting', withCode('57P03')],
  ['the server only reads: another one has taken its place', withCode('25006')],
  ['the driver gave up waiting', new Error('Query read timeout')],
  ['the driver lost the connection', new Error('Connection terminated unexpectedly')],
])('the database is away: %s', (_, error) => {
  expect(isAway(awayOr(error))).toBe(true)
})

it.each([
  ['a statement was refused', withCode('23505')],
  ['a statement took too long', withCode('57014')],
  ['a lock was not got', withCode('55P03')],
  ['an error of our own', new Error('the row has gone')],
  ['no error', 'text'],
])('the database has answered: %s', (_, error) => {
  expect(awayOr(error)).toBe(error)
})

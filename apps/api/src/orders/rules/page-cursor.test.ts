import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './page-cursor.ts'

const end = { createdAt: new Date('2026-03-01T12:00:00.123Z'), id: 100_001 }

it('reads what it wrote', () => expect(readCursor(writeCursor(end))).toEqual(end))

it.each([
  '',
  'x',
  '%00',
  'LTEuMQ',
  'OTk5OTk5OTk5OTk5OTk5OTk5.1',
  Buffer.from('999999999999999.1').toString('base64url'),
])('refuses %j', (cursor) => expect(readCursor(cursor)).toBeUndefined())

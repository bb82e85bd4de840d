import { expect, it } from 'vitest'
import { isBackupDue } from './rules/is-backup-due.ts'
import { namesToRemove } from './rules/keep-backups.ts'

const now = new Date('2026-03-02T12:00:00Z')

it.each([
  ['none yet', undefined, true],
  ['just written', '2026-03-02T11:59:00Z', false],
  ['some minutes too early', '2026-03-01T12:05:00Z', true],
  ['an hour too early', '2026-03-01T13:00:00Z', false],
])('a backup each 24 hours, the last one %s', (_, last, due) => {
  expect(isBackupDue(last === undefined ? undefined : new Date(last), now, 24)).toBe(due)
})

it('removes the oldest names and leaves the latest', () => {
  expect(namesToRemove(['c', 'a', 'b'], 2)).toEqual(['a'])
  expect(namesToRemove(['a'], 2)).toEqual([])
})

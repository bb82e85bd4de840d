import type { LinkReason } from '@washline/contract/console/clusters'
import { toUserId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { clusterAccounts } from './cluster-accounts.ts'

const link = (one: number, other: number, reason: LinkReason = 'card') => ({
  one: toUserId(one),
  other: toUserId(other),
  reason,
})
const membersOf = (...links: ReturnType<typeof link>[]) => clusterAccounts(links).map(({ memberIds }) => memberIds)
const idOf = (...links: ReturnType<typeof link>[]) => clusterAccounts(links)[0]?.id

it('puts together who is tied over others, and keeps apart who is not', () => {
  expect(membersOf()).toEqual([])
  expect(membersOf(link(3, 1), link(2, 3, 'phone'), link(8, 9))).toEqual([
    [1, 2, 3],
    [8, 9],
  ])
  expect(membersOf(link(1, 2), link(3, 4), link(4, 2))).toEqual([[1, 2, 3, 4]])
  expect(membersOf(link(5, 5, 'place'))).toEqual([])
})

it('lists each reason once, in the order of the contract', () => {
  expect(clusterAccounts([link(2, 3, 'mutual'), link(1, 2, 'card'), link(1, 3, 'card')])[0]?.reasons).toEqual([
    'card',
    'mutual',
  ])
})

it('has the same id for the same members and links in any order, and another one for a new member or link', () => {
  const id = idOf(link(1, 2), link(2, 3, 'phone'))
  expect(idOf(link(3, 2, 'phone'), link(2, 1), link(1, 2))).toBe(id)
  expect(idOf(link(1, 2), link(2, 3, 'card'))).not.toBe(id)
  expect(idOf(link(1, 2), link(2, 3, 'phone'), link(3, 4))).not.toBe(id)
})

import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, test } from 'vitest'
import { sumOrder, type TimelineAccount, type TimelinePosting } from './sum-order.ts'

const card: TimelineAccount = { owner: 'platform', name: 'card_clearing', person: null }
const revenue: TimelineAccount = { owner: 'platform', name: 'revenue', person: null }
const escrow: TimelineAccount = { owner: 'order', name: 'escrow', person: null }
const wallet: TimelineAccount = { owner: 'user', name: 'wallet', person: { id: toUserId(1), name: 'Ana' } }
const earnings: TimelineAccount = { owner: 'user', name: 'earnings_pending', person: { id: toUserId(2), name: 'Walt' } }
const move = (
  from: TimelineAccount,
  to: TimelineAccount,
  amountMinor: number,
  movedMinor = amountMinor,
): TimelinePosting => ({
  from,
  to,
  amountMinor: minor(amountMinor),
  movedMinor: minor(movedMinor),
})
const posted = (...postings: TimelinePosting[]) => ({ state: 'posted', postings })

const authorization = { state: 'pending', postings: [move(card, escrow, 2_200, 0)] }
const fromWallet = posted(move(wallet, escrow, 500))
const captured = posted(move(card, escrow, 2_200, 1_700))
const earned = posted(move(escrow, earnings, 1_700), move(escrow, revenue, 500))
const refund = posted(move(revenue, card, 300), move(revenue, wallet, 200))

test.each([
  ['an authorization moves nothing', [authorization], { cameIn: 0, pending: 2_200, escrow: 0, nets: [] }],
  [
    'money from the wallet is in escrow',
    [authorization, fromWallet],
    { cameIn: 500, pending: 2_200, escrow: 500, nets: [-500, 500] },
  ],
  [
    'a partial capture',
    [fromWallet, captured],
    { cameIn: 2_200, pending: 0, escrow: 2_200, nets: [-1_700, -500, 2_200] },
  ],
  [
    'an ended order',
    [fromWallet, captured, earned],
    { cameIn: 2_200, pending: 0, escrow: 0, nets: [-1_700, -500, 500, 1_700] },
  ],
  [
    'a refund',
    [fromWallet, captured, earned, refund],
    { cameIn: 1_700, pending: 0, escrow: 0, nets: [-1_400, -300, 1_700] },
  ],
  ['a voided authorization', [{ ...authorization, state: 'voided' }], { cameIn: 0, pending: 0, escrow: 0, nets: [] }],
])('%s', (_, transfers, expected) => {
  const { cameInMinor, pendingMinor, inEscrowMinor, accounts } = sumOrder(transfers)
  const nets = accounts.map(({ netMinor }) => netMinor)
  expect({ cameIn: cameInMinor, pending: pendingMinor, escrow: inEscrowMinor, nets }).toEqual(expected)
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0)
})

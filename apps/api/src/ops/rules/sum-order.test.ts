import { expect, test } from 'vitest'
import { type StoryAccount, type StoryPosting, sumOrder } from './sum-order.ts'

const card: StoryAccount = { owner: 'platform', name: 'card_clearing', person: null }
const revenue: StoryAccount = { owner: 'platform', name: 'revenue', person: null }
const escrow: StoryAccount = { owner: 'order', name: 'escrow', person: null }
const wallet: StoryAccount = { owner: 'user', name: 'wallet', person: { id: 1, name: 'Ana' } }
const earnings: StoryAccount = { owner: 'user', name: 'earnings_pending', person: { id: 2, name: 'Walt' } }
const move = (from: StoryAccount, to: StoryAccount, amountMinor: number, movedMinor = amountMinor): StoryPosting => ({
  from,
  to,
  amountMinor,
  movedMinor,
})
const posted = (...postings: StoryPosting[]) => ({ state: 'posted', postings })

const hold = { state: 'pending', postings: [move(card, escrow, 2_200, 0)] }
const waits = posted(move(wallet, escrow, 500))
const taken = posted(move(card, escrow, 2_200, 1_700))
const earned = posted(move(escrow, earnings, 1_700), move(escrow, revenue, 500))
const refund = posted(move(revenue, card, 300), move(revenue, wallet, 200))

test.each([
  ['a promise alone moves nothing', [hold], { cameIn: 0, promised: 2_200, escrow: 0, nets: [] }],
  ['what the wallet gave waits', [hold, waits], { cameIn: 500, promised: 2_200, escrow: 500, nets: [-500, 500] }],
  ['a hold taken in part', [waits, taken], { cameIn: 2_200, promised: 0, escrow: 2_200, nets: [-1_700, -500, 2_200] }],
  [
    'an ended order',
    [waits, taken, earned],
    { cameIn: 2_200, promised: 0, escrow: 0, nets: [-1_700, -500, 500, 1_700] },
  ],
  ['a refund', [waits, taken, earned, refund], { cameIn: 1_700, promised: 0, escrow: 0, nets: [-1_400, -300, 1_700] }],
  ['a voided promise', [{ ...hold, state: 'voided' }], { cameIn: 0, promised: 0, escrow: 0, nets: [] }],
])('%s', (_, transfers, expected) => {
  const { cameInMinor, promisedMinor, inEscrowMinor, accounts } = sumOrder(transfers)
  const nets = accounts.map(({ netMinor }) => netMinor)
  expect({ cameIn: cameInMinor, promised: promisedMinor, escrow: inEscrowMinor, nets }).toEqual(expected)
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0)
})

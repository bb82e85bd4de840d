import type { ExtensionId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { checkTransfer } from './check-transfer.ts'

const owner = { id: 7 as ExtensionId, name: 'gifts', accounts: ['box', 'fees'] }
const good = { key: 'k', from: { wallet: 3 }, to: { account: 'box' }, amountMinor: 5, reason: 'A gift' }

it('names the accounts of the extension itself', () => {
  expect(checkTransfer(owner, good)).toMatchObject({ from: { userId: 3, name: 'wallet' }, to: { name: 'x:gifts:box' } })
  expect(checkTransfer(owner, { ...good, from: { account: 'box' }, to: { account: 'fees' } })).toBeDefined()
  expect(checkTransfer(owner, { ...good, from: { account: 'box' }, to: { wallet: 3 } })).toBeDefined()
})

it.each([
  [{ to: { wallet: 4 } }, /one side/],
  [{ from: { account: 'box' } }, /two different sides/],
  [{ from: { account: 'other' } }, /no account other/],
  [{ from: { account: 'x:other:box' } }, /no account/],
  [{ from: { platform: 'revenue' } }, /an account of the extension or a wallet/],
  [{ from: { wallet: 3, account: 'box' } }, /an account of the extension or a wallet/],
  [{ from: { wallet: -1 } }, /an account of the extension or a wallet/],
  [{ from: null }, /an account of the extension or a wallet/],
  [{ amountMinor: 0 }, /positive whole/],
  [{ amountMinor: 1.5 }, /positive whole/],
  [{ amountMinor: -5 }, /positive whole/],
  [{ amountMinor: '5' }, /positive whole/],
  [{ key: '' }, /key/],
  [{ reason: ' ' }, /reason/],
])('refuses %j', (change, fault) => {
  expect(() => checkTransfer(owner, { ...good, ...change })).toThrow(fault)
})

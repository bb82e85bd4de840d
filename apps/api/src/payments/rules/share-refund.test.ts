import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundableMinor, shareRefund } from './share-refund.ts'

const both = { cardLeftMinor: 1_700, walletLeftMinor: 500, creditedMinor: 0 }

describe('a refund', () => {
  it.each([
    ['all of it', both, undefined, { cardMinor: 1_700, walletMinor: 500 }],
    ['the card first', both, 1_000, { cardMinor: 1_000, walletMinor: 0 }],
    ['then the wallet', both, 1_900, { cardMinor: 1_700, walletMinor: 200 }],
    ['a cent', both, 1, { cardMinor: 1, walletMinor: 0 }],
    ['more than was taken', both, 2_201, 'too_much'],
    ['nothing', both, 0, 'too_much'],
    ['less than nothing', both, -100, 'too_much'],
    ['of a wallet order', { ...both, cardLeftMinor: 0 }, 500, { cardMinor: 0, walletMinor: 500 }],
    ['what a credit gave back already', { ...both, creditedMinor: 200 }, 2_001, 'too_much'],
    ['the rest beside a credit', { ...both, creditedMinor: 200 }, undefined, { cardMinor: 1_700, walletMinor: 300 }],
    ['an order that took nothing', { cardLeftMinor: 0, walletLeftMinor: 0, creditedMinor: 0 }, undefined, 'too_much'],
  ])('%s', (_, taken, asked, share) => expect(shareRefund(taken, asked)).toEqual(share))

  it('never gives either side more than it gave, nor all together more than is left', () => {
    const amount = fc.nat({ max: 5_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (cardLeftMinor, walletLeftMinor, creditedMinor, asked) => {
        const taken = { cardLeftMinor, walletLeftMinor, creditedMinor }
        const share = shareRefund(taken, asked)
        if (share === 'too_much') return
        expect(share.cardMinor).toBeLessThanOrEqual(cardLeftMinor)
        expect(share.walletMinor).toBeLessThanOrEqual(walletLeftMinor)
        expect(share.cardMinor + share.walletMinor).toBe(asked)
        expect(asked).toBeLessThanOrEqual(refundableMinor(taken))
      }),
    )
  })
})

import { minor } from '@washline/contract/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundableMinor, shareRefund } from './share-refund.ts'

const both = { cardLeftMinor: minor(1_700), walletLeftMinor: minor(500), creditedMinor: minor(0) }

describe('a refund', () => {
  it.each([
    ['all of it', both, undefined, { cardMinor: minor(1_700), walletMinor: minor(500) }],
    ['the card first', both, 1_000, { cardMinor: minor(1_000), walletMinor: minor(0) }],
    ['then the wallet', both, 1_900, { cardMinor: minor(1_700), walletMinor: minor(200) }],
    ['a cent', both, 1, { cardMinor: minor(1), walletMinor: minor(0) }],
    ['more than was paid', both, 2_201, 'too_much'],
    ['nothing', both, 0, 'too_much'],
    ['less than nothing', both, -100, 'too_much'],
    ['of a wallet order', { ...both, cardLeftMinor: minor(0) }, 500, { cardMinor: minor(0), walletMinor: minor(500) }],
    ['what a credit gave back already', { ...both, creditedMinor: minor(200) }, 2_001, 'too_much'],
    [
      'the rest beside a credit',
      { ...both, creditedMinor: minor(200) },
      undefined,
      { cardMinor: minor(1_700), walletMinor: minor(300) },
    ],
    [
      'an order that took nothing',
      { cardLeftMinor: minor(0), walletLeftMinor: minor(0), creditedMinor: minor(0) },
      undefined,
      'too_much',
    ],
  ])('%s', (_, captured, asked, share) =>
    expect(shareRefund(captured, asked === undefined ? undefined : minor(asked))).toEqual(share),
  )

  it('never refunds more than either part paid, nor more in all than is left', () => {
    const amount = fc.nat({ max: 5_000 }).map(minor)
    fc.assert(
      fc.property(amount, amount, amount, amount, (cardLeftMinor, walletLeftMinor, creditedMinor, asked) => {
        const captured = { cardLeftMinor, walletLeftMinor, creditedMinor }
        const share = shareRefund(captured, asked)
        if (share === 'too_much') return
        expect(share.cardMinor).toBeLessThanOrEqual(cardLeftMinor)
        expect(share.walletMinor).toBeLessThanOrEqual(walletLeftMinor)
        expect(share.cardMinor + share.walletMinor).toBe(asked)
        expect(asked).toBeLessThanOrEqual(refundableMinor(captured))
      }),
    )
  })
})

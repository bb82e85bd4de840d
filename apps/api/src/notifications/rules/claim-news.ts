import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Facts } from '../../facts/facts.ts'
import type { News } from './news.ts'

const number = '{number}'
const amount = '{amount}'
const hours = (ms: number) => ms / 3_600_000

const claimTexts = {
  submitted: {
    title: 'A claim about your work',
    toWasher:
      'A customer reports a problem with {number}. You can answer within {replyHours, plural, one {# hour} other {# hours}}.',
  },
  in_review: {
    title: 'A person looks at the claim',
    toCustomer:
      'Your claim for {number} is with a person. It is decided within {decisionHours, plural, one {# hour} other {# hours}}.',
    toWasher: 'A person decides the claim about {number}. Your answer counts.',
  },
  paid: {
    title: 'Claim approved',
    toWasher: 'The claim about {number} was approved. Nothing of it is taken from your pay.',
    toBlamed:
      'The claim about {number} was approved. {amount} of your pay is held for it. If you disagree, answer within {replyHours, plural, one {# hour} other {# hours}}.',
    toBearing: 'The claim about {number} was approved, and a person decided that you bear it.',
  },
  rejected: {
    title: 'Claim not approved',
    toCustomer: 'Your claim for {number} was not approved. Read why, and appeal if you disagree.',
    toWasher: 'The claim about {number} was not approved. Nothing is held of your pay for it.',
  },
  appealed: {
    title: 'Claim appealed',
    toWasher: 'The customer has appealed the decision about {number}. A person looks at it again.',
  },
  replied: {
    title: 'The Washer has answered',
    toCustomer: 'Your Washer has answered your claim for {number}.',
  },
  borne: {
    title: 'Taken for a claim',
    toWasher: '{amount} of your pay for {number} was taken for a claim.',
  },
  lifted: {
    title: 'Given back to you',
    toWasher: 'A person looked at the claim about {number} again: {amount} is back in your pay.',
  },
} as const

const valuesOf = (fact: { orderId: number }, amountMinor = 0): News['values'] => ({
  number: orderNumber(fact.orderId),
  replyHours: hours(market.claims.replyMs),
  decisionHours: hours(market.claims.decisionMs),
  amount: { amountMinor },
})

/** Who is told what when a claim has moved: both, but for who moved it. That money has come is said where it is booked. */
export function newsOfClaim(fact: Facts['claim.moved']): News[] {
  const { to, customerId, washerId, washerMinor } = fact
  const news = (userId: number, title: string, message: string, highlight = number): News => ({
    userId,
    type: 'compensation',
    title,
    message,
    highlight,
    values: valuesOf(fact, washerMinor),
  })
  switch (to) {
    case 'submitted':
    case 'appealed':
      return [news(washerId, claimTexts[to].title, claimTexts[to].toWasher)]
    case 'in_review':
    case 'rejected':
      return [
        news(customerId, claimTexts[to].title, claimTexts[to].toCustomer),
        news(washerId, claimTexts[to].title, claimTexts[to].toWasher),
      ]
    case 'paid': {
      const { title, toWasher, toBlamed, toBearing } = claimTexts.paid
      if (washerMinor === 0) return [news(washerId, title, toWasher)]
      return [fact.isHeld ? news(washerId, title, toBlamed, amount) : news(washerId, title, toBearing)]
    }
    default:
      return to satisfies never
  }
}

export const newsOfReply = (fact: Facts['claim.replied']): News => ({
  userId: fact.customerId,
  type: 'compensation',
  title: claimTexts.replied.title,
  message: claimTexts.replied.toCustomer,
  highlight: number,
  values: valuesOf(fact),
})

export const newsOfBorne = (fact: Facts['claim.borne']): News => newsOfPay(fact, claimTexts.borne, fact.takenMinor)

export const newsOfLift = (fact: Facts['claim.lifted']): News => newsOfPay(fact, claimTexts.lifted, fact.returnedMinor)

const newsOfPay = (
  fact: { readonly washerId: number; readonly orderId: number },
  { title, toWasher }: { readonly title: string; readonly toWasher: string },
  amountMinor: number,
): News => ({
  userId: fact.washerId,
  type: 'earnings',
  title,
  message: toWasher,
  highlight: amount,
  values: valuesOf(fact, amountMinor),
})

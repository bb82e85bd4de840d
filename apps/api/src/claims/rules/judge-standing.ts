import type { Evidence } from '@washline/contract/claims/evidence'
import { add } from '@washline/contract/money'
import type { Standing } from './findings.ts'
import { type Case, evidenceOf, type Judge, judged, notApplicable } from './judgement.ts'

type StandingRule = 'account_age' | 'paid_orders' | 'not_linked' | 'within_budget'

/** The customer deals almost only with this Washer, after a paid claim between them. */
export function dealsMutually(
  { orders, withWasher, paidClaims }: Standing['links']['mutual'],
  { claims }: Case['market'],
): boolean {
  const { orders: fewest, sharePercent } = claims.instant.mutual
  return paidClaims > 0 && orders >= fewest && withWasher * 100 > orders * sharePercent
}

/** What a payment without an operator needs beside evidence. Each failure sends the claim to an operator. */
export const standing: Record<StandingRule, Judge> = {
  account_age: ({ claim, findings, market }) => {
    const { accountOpenedAt } = findings.standing
    return judged(claim.submittedAt.getTime() - accountOpenedAt.getTime() >= market.claims.instant.accountAgeMs, [
      evidenceOf('account_opened', { opened_at: accountOpenedAt.toISOString() }),
    ])
  },
  paid_orders: ({ findings, market }) => {
    const { paidOrders } = findings.standing
    return judged(paidOrders >= market.claims.instant.paidOrders, [evidenceOf('paid_orders', { orders: paidOrders })])
  },
  not_linked: ({ findings, market }) => {
    const { sharesCard, sharesPhone, sharesDevice, deviceWasPaid, pickupAtWasher, mutual } = findings.standing.links
    const isMutual = dealsMutually(mutual, market)
    const dealings = { mutual: mutual.withWasher, orders: mutual.orders, claims: mutual.paidClaims }
    const found: Evidence[] = [
      ...(sharesCard ? [evidenceOf('shared_card')] : []),
      ...(sharesPhone ? [evidenceOf('shared_phone')] : []),
      ...(sharesDevice ? [evidenceOf('shared_device')] : []),
      ...(deviceWasPaid ? [evidenceOf('device_paid')] : []),
      ...(pickupAtWasher ? [evidenceOf('pickup_at_washer')] : []),
    ]
    const shared: Evidence[] = found.length > 0 ? found : [evidenceOf('no_shared')]
    return judged(found.length === 0 && !isMutual, [...shared, evidenceOf('mutual_orders', dealings)])
  },
  within_budget: ({ amountMinor, findings, market }) => {
    const usedMinor = findings.standing.paidByRulesMinor
    const { budgetMinor } = market.claims.instant
    // A larger claim is an operator's anyway and takes nothing of the budget.
    if (amountMinor > market.claims.instantMaximumMinor) return notApplicable
    return judged(add(usedMinor, amountMinor) <= budgetMinor, [
      evidenceOf('budget', { used_amount_minor: usedMinor, limit_amount_minor: budgetMinor }),
    ])
  },
}

import type { Evidence } from '@washline/contract/claims/evidence'
import { add } from '@washline/contract/money'
import { type Judge, judged, notApplicable } from './judgement.ts'

type StandingRule = 'account_age' | 'paid_orders' | 'not_linked' | 'within_budget'

/** What a payment without an operator needs beside evidence. Each failure sends the claim to an operator. */
export const standing: Record<StandingRule, Judge> = {
  account_age: ({ claim, findings, market }) => {
    const { accountOpenedAt } = findings.standing
    return judged(claim.submittedAt.getTime() - accountOpenedAt.getTime() >= market.claims.instant.accountAgeMs, [
      { code: 'account_opened', values: { opened_at: accountOpenedAt.toISOString() } },
    ])
  },
  paid_orders: ({ findings, market }) => {
    const { paidOrders } = findings.standing
    return judged(paidOrders >= market.claims.instant.paidOrders, [
      { code: 'paid_orders', values: { orders: paidOrders } },
    ])
  },
  not_linked: ({ findings, market }) => {
    const { sharesCard, sharesPhone, pickupAtWasher, mutual } = findings.standing.links
    const { orders: fewest, sharePercent } = market.claims.instant.mutual
    const isMutual =
      mutual.paidClaims > 0 && mutual.orders >= fewest && mutual.withWasher * 100 > mutual.orders * sharePercent
    const dealings = { mutual: mutual.withWasher, orders: mutual.orders, claims: mutual.paidClaims }
    const found: Evidence[] = [
      ...(sharesCard ? [{ code: 'shared_card', values: {} } as const] : []),
      ...(sharesPhone ? [{ code: 'shared_phone', values: {} } as const] : []),
      ...(pickupAtWasher ? [{ code: 'pickup_at_washer', values: {} } as const] : []),
    ]
    const shared: Evidence[] = found.length > 0 ? found : [{ code: 'no_shared', values: {} }]
    return judged(found.length === 0 && !isMutual, [...shared, { code: 'mutual_orders', values: dealings }])
  },
  within_budget: ({ amountMinor, findings, market }) => {
    const usedMinor = findings.standing.paidByRulesMinor
    const { budgetMinor } = market.claims.instant
    // A larger claim is an operator's anyway and takes nothing of the budget.
    if (amountMinor > market.claims.instantMaximumMinor) return notApplicable
    return judged(add(usedMinor, amountMinor) <= budgetMinor, [
      { code: 'budget', values: { used_amount_minor: usedMinor, limit_amount_minor: budgetMinor } },
    ])
  },
}

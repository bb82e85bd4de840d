import type { Minor } from '@washline/contract/money'
import { sql } from '../../platform/db/sql.ts'
import type { SandboxDeps } from '../deps.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import type { PayoutGateway, PayoutRequest, PayoutState } from '../payout-gateway.ts'
import { createSandboxAccounts, type SandboxAccounts } from './sandbox-accounts.ts'

export type SandboxPayouts = PayoutGateway & SandboxAccounts

/** The time a standard payout takes; an instant one arrives at once. */
const standardMs = 120_000

interface PayoutRow {
  readonly id: string
  readonly accountId: string
  readonly amountMinor: Minor
  readonly currency: string
  readonly speed: PayoutRequest['speed']
  readonly arrivesAt: Date
  readonly failure: string | null
}
const rowColumns = sql`p.id, p.account_id as "accountId", p.amount_minor as "amountMinor", p.currency, p.speed,
  p.arrives_at as "arrivesAt", p.failure`

const stateOf = ({ arrivesAt, failure }: PayoutRow, now: Date): PayoutState => {
  if (arrivesAt > now) return 'pending'
  return failure === null ? 'paid' : 'failed'
}

/** Payouts without a vendor: rows that arrive after a time, or fail, depending on their test account. */
export function createSandboxPayouts({ db, clock, newId }: SandboxDeps): SandboxPayouts {
  const idOf = (prefix: string) => `${prefix}_sandbox_${newId().replaceAll('-', '')}`
  const accounts = createSandboxAccounts({ db, clock, newId }, idOf)
  return {
    ...accounts,
    payOut: async (request) => {
      const { accountId, amountMinor, currency, key, speed } = request
      const now = clock.now()
      const arrivesAt = new Date(now.getTime() + (speed === 'instant' ? 0 : standardMs))
      const payout = await db.maybe<PayoutRow>(sql`
        insert into sandbox_payouts as p (id, key, account_id, amount_minor, currency, speed, arrives_at, failure, created_at)
        select ${idOf('po')}, ${key}, a.id, ${amountMinor}, ${currency}, ${speed}, ${arrivesAt}, a.payout_failure, ${now}
        from sandbox_accounts a
        where a.id = ${accountId} and a.bank_last4 is not null and (${speed} = 'standard' or a.instant_available)
        on conflict (key) do update set key = p.key
        returning ${rowColumns}`)
      if (!payout) {
        const { payoutsEnabled } = await accounts.accountState(accountId)
        return { ok: false, code: payoutsEnabled ? 'instant_unavailable' : 'account_not_ready' }
      }
      const same =
        payout.accountId === accountId &&
        payout.amountMinor === amountMinor &&
        payout.currency === currency &&
        payout.speed === speed
      if (!same) throw new GatewayFailure('this idempotency key was used for another payout')
      const state = stateOf(payout, now)
      // A failure is known only later: the first answer never contains it.
      return {
        ok: true,
        payoutId: payout.id,
        state: state === 'paid' ? 'paid' : 'pending',
        arrivesAt: payout.arrivesAt,
      }
    },
    findPayout: async ({ accountId, key }) => {
      const payout = await db.maybe<PayoutRow>(
        sql`select ${rowColumns} from sandbox_payouts p where p.key = ${key} and p.account_id = ${accountId}`,
      )
      if (!payout) return undefined
      const state = stateOf(payout, clock.now())
      return {
        payoutId: payout.id,
        state,
        ...(state === 'failed' && payout.failure ? { failure: payout.failure } : {}),
      }
    },
  }
}

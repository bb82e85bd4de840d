import { messages } from '@washline/contract/messages'
import { sql } from '../../platform/db/sql.ts'
import { invalid, notFound } from '../../platform/http/refusal.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import type { PayoutAccountState, PayoutGateway, PayoutRequest, PayoutState } from '../payout-gateway.ts'
import type { SandboxDeps } from './sandbox-gateway.ts'
import { findTestBankAccount } from './test-bank-accounts.ts'

export interface SandboxPayouts extends PayoutGateway {
  /** What the vendor's own page does: where the person's money goes. */
  setBankAccount(bank: { userId: number; accountNumber: string }): Promise<PayoutAccountState & { last4: string }>
}

/** A standard payout is on its way this long; an instant one arrives at once. */
const standardMs = 120_000

interface PayoutRow {
  readonly id: string
  readonly accountId: string
  readonly amountMinor: number
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

/** Payouts of a market without a vendor: rows that arrive with time, or come back, as their test account says. */
export function createSandboxPayouts({ db, clock, newId }: SandboxDeps): SandboxPayouts {
  const idOf = (prefix: string) => `${prefix}_sandbox_${newId().replaceAll('-', '')}`
  const accountState = async (accountId: string): Promise<PayoutAccountState> =>
    db.one(sql`
      select bank_last4 is not null as "payoutsEnabled", instant_available as "instantAvailable", bank_last4 as last4
      from sandbox_accounts where id = ${accountId}`)

  return {
    createAccount: async ({ userId }) => {
      const { id } = await db.one<{ id: string }>(sql`
        insert into sandbox_accounts as a (id, user_id, created_at) values (${idOf('acct')}, ${userId}, ${clock.now()})
        on conflict (user_id) do update set user_id = a.user_id
        returning id`)
      return id
    },
    // The form lies within the product: it knows the way back.
    accountLink: async () => ({ url: '/earnings/bank-account' }),
    accountState,
    setBankAccount: async ({ userId, accountNumber }) => {
      const bank = findTestBankAccount(accountNumber)
      if (!bank) throw invalid({ account_number: [messages.payouts.testAccountOnly] })
      const last4 = accountNumber.slice(-4)
      const account = await db.maybe<PayoutAccountState>(sql`
        update sandbox_accounts set bank_last4 = ${last4}, instant_available = ${bank.instantAvailable},
          payout_failure = ${bank.payoutFailure}
        where user_id = ${userId} returning true as "payoutsEnabled", instant_available as "instantAvailable", bank_last4 as last4`)
      if (!account) throw notFound()
      return { ...account, last4 }
    },
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
        const { payoutsEnabled } = await accountState(accountId)
        return { ok: false, code: payoutsEnabled ? 'instant_unavailable' : 'account_not_ready' }
      }
      const same =
        payout.accountId === accountId &&
        payout.amountMinor === amountMinor &&
        payout.currency === currency &&
        payout.speed === speed
      if (!same) throw new GatewayFailure('this idempotency key was used for another payout')
      const state = stateOf(payout, now)
      // A vendor learns of a failure later: the first answer never has it.
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

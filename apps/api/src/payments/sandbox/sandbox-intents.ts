import { type Minor, minor } from '@washline/contract/money'
import { sql } from '../../platform/db/sql.ts'
import type { SandboxDeps } from '../deps.ts'
import {
  type BookedIntent,
  type ChargeRequest,
  type ChargeResult,
  GatewayFailure,
  type Intent,
  type PaymentGateway,
} from '../payment-gateway.ts'

interface IntentRow extends Intent {
  readonly cardId: string
  readonly currency: string
  readonly manualCapture: boolean
}
const pageRows = 500
const intentColumns = sql`i.id, case i.status when 'requires_payment_method' then 'declined' else i.status end as status,
  i.amount_minor as "amountMinor", i.captured_minor as "capturedMinor", i.decline_code as "declineCode", i.client_secret as "clientSecret"`
const bookedColumns = sql`${intentColumns}, i.customer_id as "customerId", i.key,
  (select coalesce(sum(amount_minor), 0)::bigint from sandbox_refunds where intent_id = i.id) as "refundedMinor"`
const rowColumns = sql`${intentColumns}, i.card_id as "cardId", i.currency, i.manual_capture as "manualCapture"`

const resultOf = ({ id, status, declineCode, clientSecret }: Intent): ChargeResult => {
  if (status === 'requires_action' && clientSecret) return { ok: false, code: status, intentId: id, clientSecret }
  return declineCode ? { ok: false, code: declineCode } : { ok: true, intentId: id }
}

const findIntent = ({ db }: SandboxDeps, { customerId, key }: { customerId: string; key: string }) =>
  db.maybe<BookedIntent>(sql`
    select ${bookedColumns} from sandbox_intents i where i.key = ${key} and i.customer_id = ${customerId}`)

const begin = async (
  deps: SandboxDeps,
  idOf: (prefix: string) => string,
  request: ChargeRequest,
  manualCapture: boolean,
): Promise<ChargeResult> => {
  const { db, clock } = deps
  const now = clock.now()
  const id = idOf('pi')
  const secret = `${id}_secret_${deps.newId().replaceAll('-', '')}`
  const granted = manualCapture ? 'requires_capture' : 'succeeded'
  const intent = await db.maybe<IntentRow>(sql`
    insert into sandbox_intents as i (id, key, customer_id, card_id, amount_minor, currency, manual_capture, client_secret, status, decline_code, captured_minor, created_at)
    select ${id}, ${request.key}, c.customer_id, c.id, ${request.amountMinor}, ${request.currency}, ${manualCapture}, ${secret},
      d.status, case when d.status = 'requires_payment_method' then d.code end,
      case when d.status = 'succeeded' then ${request.amountMinor}::bigint else 0 end, ${now}
    from sandbox_cards c, lateral (select case
      when c.exp_year * 12 + c.exp_month < ${now.getUTCFullYear() * 12 + now.getUTCMonth() + 1}::int then 'expired_card'
      else c.charge_decline end as code) r, lateral (select r.code, case
      when r.code is null then ${granted}
      when r.code = 'authentication_required' and ${request.payerPresent} then 'requires_action'
      else 'requires_payment_method' end as status) d
    where c.id = ${request.cardId} and c.customer_id = ${request.customerId} and c.detached_at is null
    on conflict (key) do update set key = i.key
    returning ${rowColumns}`)
  if (!intent) {
    // The card may have been removed after the first request.
    const earlier = await findIntent(deps, request)
    return earlier && earlier.status !== 'declined'
      ? { ok: true, intentId: earlier.id }
      : { ok: false, code: 'card_unknown' }
  }
  if (
    intent.amountMinor !== request.amountMinor ||
    intent.cardId !== request.cardId ||
    intent.currency !== request.currency ||
    intent.manualCapture !== manualCapture
  )
    throw new GatewayFailure('this idempotency key was used for another request')
  return resultOf(intent)
}

const settle = async ({ db }: SandboxDeps, intentId: string, status: 'succeeded' | 'canceled', amountMinor: Minor) => {
  const changed = await db.run(sql`
    update sandbox_intents set status = ${status}, captured_minor = ${amountMinor}
    where id = ${intentId} and amount_minor >= ${amountMinor}
      and (status = 'requires_capture' or (status = 'requires_action' and ${status} = 'canceled') or (status = ${status} and captured_minor = ${amountMinor}))`)
  if (changed === 0) throw new GatewayFailure(`${intentId} cannot become ${status} with ${amountMinor}`)
}

/** Payment intents of the sandbox: authorizations, charges, captures, releases and refunds. */
export function createSandboxIntents(
  deps: SandboxDeps,
  idOf: (prefix: string) => string,
): Pick<
  PaymentGateway,
  'authorize' | 'charge' | 'find' | 'readIntent' | 'disputesOf' | 'capture' | 'release' | 'intents' | 'refund'
> {
  const { db, clock } = deps
  return {
    authorize: (request) => begin(deps, idOf, request, true),
    charge: (request) => begin(deps, idOf, request, false),
    find: (request) => findIntent(deps, request),
    // The sandbox has no disputes.
    disputesOf: async () => [],
    readIntent: (intentId) =>
      db.maybe<BookedIntent>(sql`select ${bookedColumns} from sandbox_intents i where i.id = ${intentId}`),
    capture: (intentId, amountMinor) => settle(deps, intentId, 'succeeded', amountMinor),
    release: (intentId) => settle(deps, intentId, 'canceled', minor(0)),
    intents: async function* ({ from, until }) {
      for (let last: { id: string; at: Date } | undefined = { id: '', at: from }; last; ) {
        const page: (BookedIntent & { createdAt: Date })[] = await db.all(sql`
          select ${bookedColumns}, created_at as "createdAt"
          from sandbox_intents i where (created_at, id) > (${last.at}, ${last.id}) and created_at < ${until} order by created_at, id limit ${pageRows}`)
        yield* page
        const end = page.at(-1)
        last = end && page.length === pageRows ? { id: end.id, at: end.createdAt } : undefined
      }
    },
    refund: (intentId, { amountMinor, key }) =>
      db.transaction(async (tx) => {
        const intent = await tx.maybe<{ captured: number }>(
          sql`select captured_minor as captured from sandbox_intents where id = ${intentId} for update`,
        )
        const existing = await tx.maybe<{ same: boolean }>(
          sql`select intent_id = ${intentId} and amount_minor = ${amountMinor} as same from sandbox_refunds where key = ${key}`,
        )
        if (existing?.same) return
        const { given } = await tx.one<{ given: number }>(
          sql`select coalesce(sum(amount_minor), 0)::bigint as given from sandbox_refunds where intent_id = ${intentId}`,
        )
        if (existing || !intent || given + amountMinor > intent.captured)
          throw new GatewayFailure(`${intentId} cannot be refunded ${amountMinor}`)
        await tx.run(sql`
          insert into sandbox_refunds (key, id, intent_id, amount_minor, created_at)
          values (${key}, ${idOf('re')}, ${intentId}, ${amountMinor}, ${clock.now()})`)
      }),
  }
}

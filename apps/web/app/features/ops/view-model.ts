import type { CustodyStepName } from '@washline/contract/custody/schemas'
import { orderNumber } from '@washline/contract/ids'
import type { Risk } from '@washline/contract/ops/live'
import { type OpsAccount, type OpsAct, type OpsAlert, type OpsTransfer, opsActs } from '@washline/contract/ops/schemas'
import type { SearchHit } from '@washline/contract/ops/search'
import type { StoryOffer } from '@washline/contract/ops/stories'
import type { OrderStatus } from '@washline/contract/orders/process'
import { categories } from '@washline/contract/scanning/catalogue'
import { z } from 'zod'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

export const consoleTabs = [
  'live',
  'claims',
  'verification',
  'quality',
  'orders',
  'people',
  'books',
  'catalogue',
  'alerts',
  'audit',
  'reports',
  'settings',
] as const
export type ConsoleTab = (typeof consoleTabs)[number]

/** The digit that opens the tab; those after the tenth have none. */
export const tabKey = (tab: ConsoleTab): string | undefined => '1234567890'[consoleTabs.indexOf(tab)]

export const tabName = (tab: ConsoleTab): string =>
  ({
    live: t('Live orders'),
    claims: t('Claims'),
    verification: t('Verification'),
    quality: t('Quality'),
    orders: t('Orders'),
    people: t('People'),
    books: t('Books'),
    catalogue: t('Catalogue'),
    alerts: t('Alerts'),
    audit: t('Audit'),
    reports: t('Reports'),
    settings: t('Market settings'),
  })[tab]

/** The tab, the thing that is open in it, and the words looked for, as an address. */
export const consolePath = (tab: ConsoleTab, id?: number): string =>
  id === undefined ? `/ops?tab=${tab}` : `/ops?tab=${tab}&id=${id}`

/** The case after one in a list, or the first where it is not in it; nothing where there is no other. */
export function nextOf(rows: readonly { readonly id: number }[], id: number): number | undefined {
  const others = rows.filter((row) => row.id !== id)
  const place = rows.findIndex((row) => row.id === id)
  return (others[place] ?? others[0])?.id
}

/** Where something that was found is looked at. */
export const hitPath = ({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string =>
  consolePath(({ order: 'orders', person: 'people', claim: 'claims' } as const)[kind], id)

export interface AuditFilter {
  operator?: number
  person?: number
  order?: number
  kind?: OpsAct | 'looks' | 'acts'
}

/** Everything that is recorded about one thing. */
export const recordPath = (of: { order: number } | { person: number }): string =>
  `${consolePath('audit')}&${'order' in of ? `order=${of.order}` : `person=${of.person}`}`

/** What of the record is asked for, by the address. */
export function auditFilterOf(address: URLSearchParams): AuditFilter {
  const kind = ['looks', 'acts', ...opsActs].find((name) => name === address.get('kind'))
  const filter: AuditFilter = kind ? { kind: kind as OpsAct } : {}
  for (const name of ['operator', 'person', 'order'] as const) {
    const id = Number(address.get(name))
    if (Number.isSafeInteger(id) && id > 0) filter[name] = id
  }
  return filter
}

export const riskName = (risk: Exclude<Risk, 'none'>): string => ({ tight: t('Tight'), late: t('Late') })[risk]

/** How long until something is due, or since when it is late. */
export function dueText(dueAt: string, nowMs: number): string {
  const leftS = (Date.parse(dueAt) - nowMs) / 1_000
  return leftS >= 0
    ? t('{time} left', { time: formatTimeLeft(leftS) })
    : t('{time} late', { time: formatTimeLeft(-leftS) })
}

/** A move of an order, in an operator's words; an unknown one by its own name. */
export function moveName(move: string): string {
  const names: Record<string, string> = {
    place: t('Placed'),
    accept: t('Accepted'),
    release: t('Handed back'),
    pickUp: t('Picked up'),
    startLaundry: t('Laundry started'),
    finishLaundry: t('Laundry done'),
    deliver: t('Delivered'),
    complete: t('Completed'),
    autoComplete: t('Completed'),
    cancel: t('Cancelled'),
    giveUp: t('Nobody took it'),
  }
  return names[move] ?? move
}

export const custodyStepName = (step: CustodyStepName): string =>
  ({
    scan: t('Scanned at home'),
    pickup: t('Handed over at pickup'),
    return: t('Handed back'),
    received: t('Counted by the customer'),
  })[step]

export const offerState = (state: StoryOffer['state']): string =>
  ({
    open: t('is asked'),
    accepted: t('accepted'),
    skipped: t('skipped'),
    expired: t('did not answer'),
    ended: t('another was first'),
  })[state]

export function skipName(reason: string): string {
  const names: Record<string, string> = {
    too_far: t('Too far'),
    too_big: t('Too big'),
    too_late: t('Too late'),
    too_little: t('Too little'),
  }
  return names[reason] ?? reason
}

export const statusName = (status: OrderStatus): string =>
  ({
    draft: t('Draft'),
    pending: t('Pending'),
    accepted: t('Accepted'),
    picked_up: t('Picked Up'),
    in_progress: t('In Progress'),
    delivered: t('Delivered'),
    completed: t('Completed'),
    cancelled: t('Cancelled'),
  })[status]

/** What a transfer is, in an operator's words; one of an unknown kind by its own name. */
export function transferName(kind: string): string {
  const names: Record<string, string> = {
    card_hold: t('Held on the card'),
    wallet_use: t('Taken from the wallet'),
    wallet_refund: t('Put back into the wallet'),
    order_earning: t('Shared out'),
    cancel_fee: t('Late cancellation fee'),
    earning_release: t('Earning became available'),
    deposit: t('Deposit paid'),
    deposit_refund: t('Deposit given back'),
    top_up: t('Wallet topped up'),
    credit: t('Credit'),
    compensation: t('Compensation'),
    promise_credit: t('Credit for a missed promise'),
    refund: t('Refund'),
    tip: t('Tip'),
    earning_hold: t('Earning held by a claim'),
    earning_unhold: t('Earning let go by a claim'),
    earning_deduction: t('Earning taken by a claim'),
    earning_return: t('Earning given back after a claim'),
    earning_to_wallet: t('Earning moved to the wallet'),
    cash_out: t('Cash-out requested'),
    cash_out_paid: t('Cash-out paid'),
    reversal: t('Reversed'),
  }
  return names[kind] ?? kind
}

export function accountName(account: Pick<OpsAccount, 'name'> & Partial<OpsAccount>): string {
  const person = account.person?.name
  const names: Record<string, string> = {
    card_clearing: t('Card'),
    revenue: t('Washline’s revenue'),
    promotions: t('Washline’s gifts'),
    payout_clearing: t('Payouts under way'),
    paid_out: t('Paid out'),
    escrow: t('Waiting in the order'),
    wallet: person ? t('{name}’s wallet', { name: person }) : t('Wallet'),
    deposit: person ? t('{name}’s deposit', { name: person }) : t('Deposit'),
    earnings_pending: person ? t('{name}’s pending earnings', { name: person }) : t('Pending earnings'),
    earnings_available: person ? t('{name}’s available earnings', { name: person }) : t('Available earnings'),
    earnings_held: person ? t('{name}’s held earnings', { name: person }) : t('Held earnings'),
  }
  return names[account.name] ?? account.name
}

export const transferState = (state: OpsTransfer['state']): string =>
  ({ pending: t('promised'), posted: t('moved'), voided: t('let go'), expired: t('lapsed') })[state]

export const alertName = (kind: OpsAlert['kind']): string =>
  ({
    refunded_outside: t('Refunded outside'),
    disputed: t('Disputed'),
    hold_lost: t('Hold lost'),
    held_too_long: t('Held too long'),
    untold_too_long: t('Vendor not told'),
  })[kind]

export const actName = (act: OpsAct): string =>
  ({
    look_order: t('Looked at an order'),
    look_person: t('Looked at a person'),
    look_claim: t('Looked at a claim'),
    look_chat: t('Read a chat'),
    look_verification: t('Looked at a verification'),
    look_other: t('Looked at something'),
    decide_claim: t('Decided a claim'),
    refund: t('Refunded'),
    credit: t('Credited'),
    close_alert: t('Closed an alert'),
    change_catalogue: t('Changed the catalogue'),
    decide_rating_report: t('Decided about a rating'),
    decide_report: t('Closed a report'),
    approve_step: t('Approved a step'),
    reject_step: t('Rejected a step'),
    suspend: t('Suspended'),
    lift: t('Lifted a suspension'),
    keep_suspended: t('Kept a suspension'),
    close_flag: t('Closed a flag'),
    change_settings: t('Changed the settings'),
  })[act]

const isPlain = (text: string) => /^\d+([.,]\d{1,2})?$/.test(text)
const toNumber = (text: string) => Number(text.replace(',', '.'))

const reasonField = z
  .string()
  .trim()
  .min(10, { error: () => t('Please give a reason of at least 10 characters.') })
  .max(300, { error: () => t('Please keep it under 300 characters.') })

export const noteFields = z.object({ note: reasonField })

const figureField = z
  .string()
  .trim()
  .refine(isPlain, { error: () => t('Please enter a number.') })
  .transform(toNumber)

/** What the dialog of a class takes; what a figure may be, the server says. */
export const catalogueFields = z.object({
  category: z.enum(categories),
  price: figureField,
  replacement_value: figureField,
  life_years: figureField,
  reason: reasonField,
})

/** An order's number as it is read or typed: `WL-100482` or `100482`; none where nothing is. */
const orderField = z
  .string()
  .trim()
  .transform((text) => text.replace(/^wl-?/i, ''))
  .refine((text) => text === '' || /^[1-9]\d{0,14}$/.test(text), {
    error: () => t('An order number looks like {number}.', { number: orderNumber(100_001) }),
  })
  .transform((text) => (text === '' ? undefined : Number(text)))

/** What the dialog of an act takes; gives the amount in major units. */
export const actFields = (maximum: number) =>
  z.object({
    amount: z
      .string()
      .trim()
      .refine((text) => isPlain(text) && toNumber(text) > 0, {
        error: () => t('Please enter an amount greater than 0.'),
        abort: true,
      })
      .transform(toNumber)
      .refine((amount) => amount <= maximum, {
        error: () => t('At most {amount}.', { amount: formatMoney(maximum) }),
      }),
    reason: reasonField,
    order_id: orderField,
  })

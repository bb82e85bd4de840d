import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { MarketTrial, TriedOrder } from '@washline/contract/settings/setup-endpoints'
import { trialMessages } from '@washline/contract/settings/setup-messages'
import { formatMoney } from '@washline/contract/texts/format-money'
import type { Language } from '@washline/contract/texts/languages'
import { MapsFailure } from '../../maps/index.ts'
import { messageOf } from '../../platform/log/describe-error.ts'
import { translateData } from '../../platform/texts/translate.ts'
import { currentZones } from '../../zones/index.ts'
import type { TryMarketDeps } from '../deps.ts'
import { emailOf } from '../queries.ts'
import { placeToTry } from '../rules/setup-steps.ts'
import {
  cardsFinding,
  type Finding,
  mailFinding,
  mapsFinding,
  type Outcome,
  orderFinding,
  photosFinding,
} from '../rules/trial-findings.ts'
import { tryOrder } from './try-order.ts'

const limitS = 10

interface Trier {
  readonly operatorId: UserId
  readonly language: Language
}

/** Tries each part of what an order needs by itself: the others are tried where one fails or does not answer. */
export async function tryMarket(deps: TryMarketDeps, { operatorId, language }: Trier): Promise<MarketTrial> {
  const [zones, email] = await Promise.all([currentZones(deps.db), emailOf(deps.db, operatorId)])
  const place = placeToTry(zones.zones, deps.clock.now())
  const point = typeof place === 'string' ? undefined : place
  const shownPoint = point ? `${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}` : ''
  const order = await outcomeOf(deps, async (): Promise<TriedOrder | 'none' | 'closed'> => {
    return typeof place === 'string' ? place : tryOrder(deps, { operatorId, place, zones })
  })
  const placed = order.kind === 'answered' && typeof order.value !== 'string' ? order.value : undefined
  const { services } = deps
  const [cards, mail, photos, maps] = await Promise.all([
    outcomeOf(deps, () => deps.payments.tryCards({ userId: operatorId, amountMinor: amountOf(placed) })),
    outcomeOf(deps, () => sendTestEmail(deps, email, language)),
    outcomeOf(deps, () => storeAndRemove(deps)),
    outcomeOf(deps, (signal) => findAddress(deps, point, signal)),
  ])
  const shown = { amount: formatMoney(language, amountOf(placed)), currency: market.currency.toUpperCase() }
  const findings = [
    orderFinding(orderOutcome(order), shownPoint),
    cardsFinding(cards, shown),
    mailFinding(mail, services.mail, email),
    photosFinding(photos, services.photos),
    mapsFinding(maps, services.maps, shownPoint),
  ]
  return { parts: findings.map((finding) => inLanguage(finding, language)), order: placed ?? null }
}

/** What is authorized: the order's total, or the deposit of a Washer where no order could be placed. */
const amountOf = (placed: TriedOrder | undefined) => placed?.total_minor ?? market.deposit.amountMinor

const orderOutcome = (order: Outcome<TriedOrder | 'none' | 'closed'>): Outcome<'placed' | 'none' | 'closed'> =>
  order.kind === 'answered'
    ? { kind: 'answered', value: typeof order.value === 'string' ? order.value : 'placed' }
    : order

const inLanguage = ({ values, text, next, ...finding }: Finding, language: Language) => ({
  ...finding,
  text: translateData(language, text, values ?? {}),
  next: next === null ? null : translateData(language, next, values ?? {}),
})

/** Waits so long and no longer. What answers later is ignored; a card that was authorized meanwhile is still released. */
async function outcomeOf<T>(
  { log, limitMs = limitS * 1_000 }: Pick<TryMarketDeps, 'log' | 'limitMs'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Outcome<T>> {
  const signal = AbortSignal.timeout(limitMs)
  const late = new Promise<Outcome<T>>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'late', seconds: limitMs / 1_000 }))
  })
  const done = work(signal).then(
    (value): Outcome<T> => ({ kind: 'answered', value }),
    (error: unknown): Outcome<T> => {
      log.error('setup.trial_failed', error)
      return { kind: 'failed', reason: reasonOf(error) }
    },
  )
  return Promise.race([done, late])
}

/** Operators read the reason: of a map service, what it answered, which stands in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof MapsFailure && error.cause instanceof Error ? error.cause : error
  return messageOf(cause).slice(0, 300)
}

const sendTestEmail = ({ mail }: TryMarketDeps, to: string, language: Language): Promise<void> =>
  mail.send({
    to,
    subject: translateData(language, trialMessages.mail.subject),
    text: `${translateData(language, trialMessages.mail.text)}\n`,
  })

/** A file of the size of a small photo, of which nobody has a copy. */
async function storeAndRemove({ storage }: TryMarketDeps): Promise<'same' | 'changed'> {
  const sent = randomBytes(20_000)
  const key = await storage.put(sent)
  try {
    const read = await storage.get(key)
    return read && digest(read) === digest(sent) ? 'same' : 'changed'
  } finally {
    await storage.remove(key)
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A search, and a route across some streets: two services at most vendors. */
async function findAddress(
  { maps }: TryMarketDeps,
  point: Point | undefined,
  signal: AbortSignal,
): Promise<{ address: string | null | undefined }> {
  if (!point) return { address: undefined }
  // Never the same point twice, so that no answer of before is repeated from memory.
  const near = { ...point, latitude: point.latitude + Math.random() / 500 }
  const [found] = await Promise.all([
    maps.reverse(near, { signal }),
    maps.route(point, near, { signal }).catch((error: unknown) => {
      // Without a road there, it has answered all the same.
      if (!(error instanceof MapsFailure && error.fault.kind === 'no-route')) throw error
    }),
  ])
  return { address: found?.formatted_address ?? null }
}

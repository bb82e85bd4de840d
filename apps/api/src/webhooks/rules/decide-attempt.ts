import type { AttemptError, DisableReason, GiveUpReason } from '@washline/contract/webhooks/event-types'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'

/** What became of one attempt: the status of the answer, or why there is none. */
export type Outcome =
  | { readonly status: number; readonly retryAfterMs?: number | undefined }
  | { readonly error: AttemptError }

export type Decision =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'again'; readonly at: Date }
  | { readonly kind: 'given_up'; readonly reason: GiveUpReason }

const later = (at: Date, ms: number) => new Date(at.getTime() + Math.round(ms))
const worthAnother = new Set([408, 409, 425, 429])

/** Answers that another attempt will not change; a redirect is not followed, and may be corrected. */
const isFinal = (status: number) => status >= 400 && status < 500 && !worthAnother.has(status)

export const isDelivered = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

/** The pause after so many attempts: growing, and spread by a number between 0 and 1. */
export function pauseMs(tries: number, random: number): number {
  const { pausesMs, jitter } = webhookSettings
  const pause = pausesMs[Math.min(Math.max(tries, 1), pausesMs.length) - 1] ?? 0
  return pause * (1 + jitter * (2 * random - 1))
}

export interface Tried {
  /** With the one that is decided. */
  readonly tries: number
  /** When the event happened, or was replayed. */
  readonly triesFrom: Date
  readonly now: Date
  readonly random: number
}

/** Whether a delivery has ended, or when the next attempt is due. The last one is made when the time for attempts ends. */
export function decideAttempt(outcome: Outcome, { tries, triesFrom, now, random }: Tried): Decision {
  if (isDelivered(outcome)) return { kind: 'delivered' }
  if ('error' in outcome && outcome.error === 'refused_address') return { kind: 'given_up', reason: 'address' }
  if ('status' in outcome && outcome.status === 410) return { kind: 'given_up', reason: 'gone' }
  if ('status' in outcome && isFinal(outcome.status)) return { kind: 'given_up', reason: 'refused' }
  const endsAt = later(triesFrom, webhookSettings.giveUpAfterMs)
  if (now >= endsAt) return { kind: 'given_up', reason: 'expired' }
  const asked = 'status' in outcome ? (outcome.retryAfterMs ?? 0) : 0
  const pause = Math.max(pauseMs(tries, random), Math.min(asked, webhookSettings.retryAfterMostMs))
  const at = later(now, pause)
  return { kind: 'again', at: at < endsAt ? at : endsAt }
}

export interface Health {
  readonly failures: number
  readonly failingSince: Date | null
}

/** The health of a webhook after an attempt, and why it is disabled by it. */
export function decideHealth(
  outcome: Outcome,
  { failures, failingSince }: Health,
  { now, durationMs }: { readonly now: Date; readonly durationMs: number },
): Health & { readonly isSlow: boolean; readonly disable: Exclude<DisableReason, 'owner'> | undefined } {
  if (isDelivered(outcome))
    return { failures: 0, failingSince: null, isSlow: durationMs > webhookSettings.slowMs, disable: undefined }
  const since = failingSince ?? now
  const isLong = now.getTime() - since.getTime() >= webhookSettings.disableAfterMs
  const isOften = failures + 1 >= webhookSettings.disableAfterFailures
  const isGone = 'status' in outcome && outcome.status === 410
  return {
    failures: failures + 1,
    failingSince: since,
    isSlow: true,
    disable: isGone ? 'gone' : isLong && isOften ? 'failing' : undefined,
  }
}

/** The header Retry-After, in seconds or as a date. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * Outgoing webhooks. An attempt that failed is repeated after the next of `pausesMs`, up to `jitter` longer or shorter, until the event
 * is `giveUpAfterMs` old. A webhook that fails `disableAfterMs` long, at least `disableAfterFailures` times, is disabled.
 */
export const webhookSettings = {
  perPerson: 10,
  perMarket: 20,
  pausesMs: [
    5 * second,
    30 * second,
    2 * minute,
    10 * minute,
    30 * minute,
    hour,
    2 * hour,
    4 * hour,
    6 * hour,
    8 * hour,
  ] as const,
  jitter: 0.2,
  /** The longest pause that a receiver may ask for. */
  retryAfterMostMs: 6 * hour,
  giveUpAfterMs: day,
  disableAfterMs: 7 * day,
  disableAfterFailures: 10,
  /** From the connection to the end of the answer. */
  timeoutMs: 10 * second,
  /** What is read of an answer, and what of it is stored. */
  answerBytes: 4_096,
  storedCharacters: 500,
  storedDays: 30,
  /** So long the former secret signs, too. */
  rotationMs: day,
  /** At once by one process, for one webhook over all processes, and for one that failed or was slow last. */
  atOnce: { quick: 64, slow: 16, perWebhook: 4, perSlowWebhook: 1 },
  slowMs: 2 * second,
  /** A claimed delivery is free again after this time: longer than an attempt takes. */
  claimMs: 30 * second,
  urlMax: 500,
  nameMax: 60,
} as const

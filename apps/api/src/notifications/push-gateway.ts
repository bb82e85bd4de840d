/** Where a device gets its messages, and the keys that only it can read them with. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly payload: string
  /** Not delivered later than this. */
  readonly ttlS: number
  readonly urgency: 'normal' | 'high'
  /** A later message of the same topic takes the place of one that still waits. */
  readonly topic: string
}

/**
 * Hands an encrypted message to the push service of a device. `gone` when the device is no longer reached there, `refused`
 * when the service will never take this message. Throws when it may work later.
 */
export interface PushGateway {
  send(to: PushAddress, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>
}

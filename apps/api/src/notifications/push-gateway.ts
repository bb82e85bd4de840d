/** The address of a device at its push service, and the keys to encrypt its messages with. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly payload: string
  /** The push service drops the message after this time. */
  readonly ttlS: number
  readonly urgency: 'normal' | 'high'
  /** A later message replaces an undelivered one of the same topic. */
  readonly topic: string
}

/**
 * Sends an encrypted message to the push service of a device. Returns `gone` if the subscription has ended and `refused` if the
 * service will never accept the message. Throws if a retry may succeed.
 */
export interface PushGateway {
  send(to: PushAddress, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>
}

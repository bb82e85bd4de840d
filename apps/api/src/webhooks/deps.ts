import type { EventBus } from '../events/event-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Keyring } from '../platform/crypto/keyring.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { AllowedNetworks } from '../platform/network/public-address.ts'
import type { ReceiverGateway } from './receiver-gateway.ts'

export interface ChangeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  /** Seals the secrets; stored outside the database. */
  readonly webhookKeys: Keyring
  readonly networks: AllowedNetworks
  /** Looks for what is due, once the transaction is committed. */
  readonly wake: () => void
}

export interface DeliverDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly events: Pick<EventBus, 'publish'>
  readonly newId: () => string
  readonly webhookKeys: Keyring
  readonly gateway: ReceiverGateway
  /** Spreads pauses; between 0 and 1. */
  readonly random: () => number
}

export interface WebhooksDeps extends Omit<ChangeDeps, 'wake'>, Omit<DeliverDeps, 'gateway' | 'random'> {
  readonly events: EventBus
  /** For tests; the networks' own otherwise. */
  readonly gateway?: ReceiverGateway
}

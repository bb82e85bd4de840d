import type { FactBus } from '../facts/fact-bus.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Module } from '../platform/module.ts'
import type { Broadcast, Revoke } from '../platform/realtime/channels.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PhotoGateway, ScannerGateway } from '../scanning/index.ts'
import { orderChannels } from './channels.ts'
import { autoCompleteJob, expireDraftsEveryS, receiptLetterJob, removePhotosJob } from './jobs.ts'
import { ordersPerson } from './person.ts'
import { ordersRoutes } from './routes.ts'
import { autoComplete } from './use-cases/auto-complete.ts'
import { expireDrafts } from './use-cases/expire-drafts.ts'
import { sendReceipt } from './use-cases/send-receipt.ts'

export interface OrdersDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly jobs: Jobs
  readonly broadcast: Broadcast
  readonly revoke: Revoke
  readonly storage: Storage
  readonly photos: PhotoGateway
  /** Asked in turn until one answers. */
  readonly scanners: readonly ScannerGateway[]
  readonly log: Log
  readonly payments: Payments
  readonly mail: Mail
  /** The address people use, for links in letters. */
  readonly publicUrl: string
  /** A fresh uuid. */
  readonly newId: () => string
}

export const ordersModule = (deps: OrdersDeps): Module => ({
  person: ordersPerson,
  routes: (http) => ordersRoutes(http, deps),
  channels: (channels) => orderChannels(channels, deps),
  jobs: (jobs) => {
    jobs.handle(autoCompleteJob, async ({ orderId }) => {
      await autoComplete(deps, orderId)
    })
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.handle(receiptLetterJob, (letter) => sendReceipt(deps, letter))
    jobs.repeat('orders-expire-drafts', expireDraftsEveryS, () => expireDrafts(deps))
  },
})

import { toOrderId } from '@washline/contract/ids'
import type { Module } from '../platform/module.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { orderChannels } from './channels.ts'
import type { OrdersDeps } from './deps.ts'
import {
  autoCompleteJob,
  expireDraftsEveryS,
  forgetOldEveryS,
  receiptEmailJob,
  removePhotosJob,
  removeUnusedEveryS,
  reportDelaysJob,
} from './jobs.ts'
import { ordersPrivacy } from './privacy.ts'
import { seesPhotos } from './queries/photo-access.ts'
import { ordersRoutes } from './routes.ts'
import { autoComplete } from './use-cases/auto-complete.ts'
import { expireDrafts } from './use-cases/expire-drafts.ts'
import { forgetOldOrders } from './use-cases/forget-old-orders.ts'
import { removeUnusedPhotos } from './use-cases/remove-unused-photos.ts'
import { reportDelays } from './use-cases/report-delays.ts'
import { sendReceipt } from './use-cases/send-receipt.ts'

export const ordersModule = (deps: OrdersDeps): Module => ({
  privacy: ordersPrivacy,
  routes: (http) => ordersRoutes(http, deps),
  photos: { order: ({ userId }, id) => seesPhotos(deps, toOrderId(id), userId) },
  channels: (channels) => orderChannels(channels, deps),
  jobs: (jobs) => {
    jobs.handle(autoCompleteJob, async ({ orderId }) => {
      await autoComplete(deps, orderId)
    })
    jobs.handle(reportDelaysJob, ({ orderId, dueAt }) => reportDelays(deps, { orderId, dueAt: new Date(dueAt) }))
    jobs.handle(removePhotosJob, removeFiles(deps.storage))
    jobs.handle(receiptEmailJob, (email) => sendReceipt(deps, email))
    jobs.repeat('orders-expire-drafts', expireDraftsEveryS, () => expireDrafts(deps))
    jobs.repeat('orders-remove-unused-photos', removeUnusedEveryS, () => removeUnusedPhotos(deps))
    jobs.repeat('orders-forget-old', forgetOldEveryS, () => forgetOldOrders(deps))
  },
})

import { market } from '@washline/contract/market'
import type { Database } from '../../platform/db/database.ts'
import { type ForgetDeps, forgetUploads } from '../../platform/storage/forget-uploads.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteUnusedAdjustmentPhotos } from '../store/adjustments.ts'

/** Deletes photos that no adjustment has used. */
export const removeUnusedPhotos = (deps: ForgetDeps & { readonly db: Database }): Promise<void> =>
  deps.db.transaction((tx) =>
    forgetUploads(tx, deps, {
      retentionMs: market.orders.unusedPhotoMs,
      forget: deleteUnusedAdjustmentPhotos,
      job: removePhotosJob,
    }),
  )

import { market } from '@washline/contract/market'
import type { Database } from '../../platform/db/database.ts'
import { type ForgetDeps, forgetUploads } from '../../platform/storage/forget-uploads.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteUnsentPhotos } from '../store.ts'

/** Deletes uploaded photos that no complaint uses. */
export const removeUnsentPhotos = (deps: ForgetDeps & { readonly db: Database }): Promise<void> =>
  deps.db.transaction((tx) =>
    forgetUploads(tx, deps, {
      retentionMs: market.complaints.unsentPhotoMs,
      forget: deleteUnsentPhotos,
      job: removePhotosJob,
    }),
  )

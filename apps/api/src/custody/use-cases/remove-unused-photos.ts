import { market } from '@washline/contract/market'
import type { Database } from '../../platform/db/database.ts'
import { type ForgetDeps, forgetUploads } from '../../platform/storage/forget-uploads.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteUnusedPhotos } from '../store.ts'

/** Deletes photos that no handover has used. */
export const removeUnusedPhotos = (deps: ForgetDeps & { readonly db: Database }): Promise<void> =>
  deps.db.transaction((tx) =>
    forgetUploads(tx, deps, {
      retentionMs: market.custody.unusedPhotoMs,
      forget: deleteUnusedPhotos,
      job: removePhotosJob,
    }),
  )

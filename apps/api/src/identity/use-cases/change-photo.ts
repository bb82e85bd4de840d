import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { acceptPhoto, type PhotoGateway } from '../../scanning/index.ts'
import { removePhotos } from '../jobs.ts'
import { limits, photoSidePx } from '../rules.ts'
import { lockUser, setPhoto } from '../store.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly storage: Storage
  readonly photos: PhotoGateway
}

/** Sets the person's photo, cut to a square; the one before is removed. */
export async function setAccountPhoto(deps: Deps, input: { userId: number; upload: Buffer }): Promise<void> {
  await countCall(deps, { key: `photo ${input.userId}`, ...limits.photo.perAccount })
  const { jpeg } = await acceptPhoto(deps.photos, input.upload, { squarePx: photoSidePx })
  await keepPhoto(deps.storage, jpeg, (key) => replacePhoto(deps, input.userId, key))
}

export const removeAccountPhoto = (deps: Deps, input: { userId: number }): Promise<void> =>
  replacePhoto(deps, input.userId, null)

const replacePhoto = (deps: Deps, userId: number, key: string | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { photoKey } = await lockUser(tx, userId)
    await setPhoto(tx, userId, key)
    if (photoKey) await deps.jobs.enqueue(tx, removePhotos, { keys: [photoKey] })
  })

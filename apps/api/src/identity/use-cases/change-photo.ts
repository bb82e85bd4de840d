import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type PhotoGateway, type SentPhoto } from '../../scanning/index.ts'
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

/** Sets the user's photo, cut to a square; a job deletes the previous one. */
export async function setAccountPhoto(deps: Deps, input: { userId: UserId; upload: SentPhoto }): Promise<void> {
  await countCall(deps, { key: `photo ${input.userId}`, ...limits.photo.perAccount })
  const { jpeg } = await acceptPhoto(deps.photos, input.upload, { squarePx: photoSidePx })
  await storePhoto(deps.storage, jpeg, (key) => replacePhoto(deps, input.userId, key))
}

export const removeAccountPhoto = (deps: Deps, input: { userId: UserId }): Promise<void> =>
  replacePhoto(deps, input.userId, null)

const replacePhoto = (deps: Deps, userId: UserId, key: string | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { photoKey } = await lockUser(tx, userId)
    await setPhoto(tx, userId, key)
    if (photoKey) await deps.jobs.enqueue(tx, removePhotos, { keys: [photoKey] })
  })

import type { UserId } from '@washline/contract/ids'
import type { ZipEntry } from '../../platform/archive/write-zip.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PrivacyPart } from '../../platform/privacy-part.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { withoutHurry } from '../../platform/vendors/vendor-time.ts'

/** The entries of a user's download: one JSON file with the sections of all modules, then the photos one by one. */
export async function* gatherDownload(
  deps: { db: Database; clock: Clock; storage: Storage; people: () => readonly PrivacyPart[] },
  userId: UserId,
): AsyncGenerator<ZipEntry> {
  const parts = await Promise.all(deps.people().map((part) => part.read(deps.db, userId)))
  const sections = Object.assign({}, ...parts.map(({ sections }) => sections)) as Record<string, unknown>
  const text = JSON.stringify({ made_at: deps.clock.now(), ...sections }, undefined, 2)
  yield { name: 'washline.json', bytes: Buffer.from(text) }
  for (const key of parts.flatMap(({ photoKeys = [] }) => photoKeys)) {
    // One of many: they do not share the time that a request has for the bucket.
    const jpeg = await withoutHurry(() => deps.storage.get(key))
    if (jpeg) yield { name: `photos/${key}.jpg`, bytes: jpeg }
  }
}

import type { Files } from '../storage.ts'
import type { S3Options } from './ask-s3.ts'
import { s3Objects } from './s3-objects.ts'

const photoName = /^[0-9a-f]{2}\/[0-9a-f]{48}\.jpg$/

/** Photos as objects of a bucket: this server fetches them and shows them by its own addresses. */
export function s3Files(options: S3Options) {
  const objects = s3Objects(options)
  return {
    put: (name, jpeg) => objects.put(name, jpeg, 'image/jpeg'),
    get: objects.get,
    remove: objects.remove,
    list: async () => (await objects.list('')).filter((name) => photoName.test(name)),
    check: objects.check,
  } satisfies Files & { check(): Promise<void> }
}

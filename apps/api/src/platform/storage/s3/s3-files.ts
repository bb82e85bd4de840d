import { VendorAway } from '../../vendors/vendor-away.ts'
import type { Files } from '../storage.ts'
import type { S3Options } from './ask-s3.ts'
import { s3Objects } from './s3-objects.ts'

const begin = Buffer.from([0xff, 0xd8])
const end = Buffer.from([0xff, 0xd9])
const isWholeJpeg = (bytes: Buffer) => bytes.subarray(0, 2).equals(begin) && bytes.subarray(-2).equals(end)

const photoName = /^[0-9a-f]{2}\/[0-9a-f]{48}\.jpg$/

/** Photos as objects of a bucket: this server fetches them and shows them by its own addresses. */
export function s3Files(options: S3Options) {
  const objects = s3Objects(options)
  return {
    put: (name, jpeg) => objects.put(name, jpeg, 'image/jpeg'),
    get: async (name) => {
      const found = await objects.get(name)
      if (found && !isWholeJpeg(found)) throw new VendorAway('S3 answered something else than the photo to GET')
      return found
    },
    remove: objects.remove,
    list: async () => (await objects.list('')).filter((name) => photoName.test(name)),
    check: objects.check,
  } satisfies Files & { check(): Promise<void> }
}

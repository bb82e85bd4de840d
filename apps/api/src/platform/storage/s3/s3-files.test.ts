import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeS3 } from '../../../../testing/fakes/fake-s3.ts'
import { openVendorPath } from '../../../../testing/fakes/vendor-path.ts'
import { VendorAway } from '../../vendors/vendor-away.ts'
import { whilePersonWaits } from '../../vendors/vendor-time.ts'
import { s3Files } from './s3-files.ts'

const s3 = await startFakeS3()
const files = s3Files(s3.options)
const jpeg = Buffer.from([0xff, 0xd8, 0, 0x80, 0xff, 0xd9])
const name = 'ab/abcd.jpg'
beforeEach(() => {
  s3.fail()
  s3.objects.clear()
})
afterAll(s3.close)

describe('a bucket', () => {
  it('holds a photo as a jpeg under its name, so that files copied there from a disk are found', async () => {
    await files.put(name, jpeg)
    expect([...s3.objects]).toEqual([[`/${s3.options.bucket}/${name}`, { body: jpeg, type: 'image/jpeg' }]])
  })

  it.each([
    ['says that it is busy', [503, 503]],
    ['cuts the line', ['cut']],
    ['ends in the middle of the photo', ['half']],
  ] as const)('is asked again when it %s', async (_what, how) => {
    await files.put(name, jpeg)
    s3.fail(...how)
    expect(await files.get(name)).toEqual(jpeg)
  })

  it('fails with its own words when it stays busy', async () => {
    s3.fail(503, 503, 503)
    await expect(files.put(name, jpeg)).rejects.toThrow('S3 answered 503 SlowDown to PUT')
  })

  it('is not waited for without end', async () => {
    s3.fail('silent')
    await expect(s3Files({ ...s3.options, timeoutMs: 50 }).get(name)).rejects.toThrow(/timeout/)
  })

  it('is away for a person whom it keeps waiting, also in the middle of a photo', async () => {
    await files.put(name, jpeg)
    // On a busy machine the time may be over before anything has been sent, so none of them is counted.
    s3.fail('silent', 'silent', 'silent')
    const work = async () => {
      await expect(files.get(name)).rejects.toBeInstanceOf(VendorAway)
      await expect(files.put(name, jpeg)).rejects.toBeInstanceOf(VendorAway)
    }
    await whilePersonWaits(work, 100)
    s3.fail('half', 'half', 'half')
    await expect(files.get(name)).rejects.toBeInstanceOf(VendorAway)
    s3.fail()
    expect(await files.get(name)).toEqual(jpeg)
  })

  it('is away where somebody else answers in its place', async () => {
    const path = await openVendorPath(s3.options.endpoint)
    const through = s3Files({ ...s3.options, endpoint: path.url })
    await through.put(name, jpeg)
    await path.fall('page')
    await expect(through.put('cd/cdef.jpg', jpeg)).rejects.toBeInstanceOf(VendorAway)
    await expect(through.get(name)).rejects.toBeInstanceOf(VendorAway)
    await expect(through.list()).rejects.toBeInstanceOf(VendorAway)
    await path.fall('half')
    await expect(through.get(name)).rejects.toBeInstanceOf(VendorAway)
    await expect(through.list()).rejects.toBeInstanceOf(VendorAway)
    await path.close()
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'another' }, /cannot be used\. S3 answered 403 SignatureDoesNotMatch/],
    ['another region', { region: 'us-east-1' }, /S3 answered 403/],
    ['no such bucket', { bucket: 'elsewhere' }, /S3_BUCKET: elsewhere cannot be used\. S3 answered 404 NoSuchBucket/],
  ])('is checked at the start: %s', async (_what, wrong, line) => {
    await expect(s3Files({ ...s3.options, ...wrong }).check()).rejects.toThrow(line)
  })

  it('that is there passes the check, and one that cannot be reached right now does not hold up the start', async () => {
    await files.check()
    await s3Files({ ...s3.options, endpoint: 'http://127.0.0.1:9' }).check()
  })
})

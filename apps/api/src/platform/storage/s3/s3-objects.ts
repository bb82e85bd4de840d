import { sha256 } from '../../crypto/sha256.ts'
import { StartupError } from '../../postgres/startup-error.ts'
import { VendorAway } from '../../vendors/vendor-away.ts'
import { askS3, type S3Options } from './ask-s3.ts'

/** The objects of a bucket that nobody else reads. */
export function s3Objects(options: S3Options) {
  const { ask, read } = askS3(options)
  const refused = async (answer: Response, method: string) => {
    const text = await describe(answer, method)
    return answer.status >= 500 || answer.status === 429 ? new VendorAway(text) : new Error(text)
  }
  return {
    put: async (name: string, bytes: Buffer, type: string): Promise<void> => {
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256(bytes) }
      const answer = await ask('PUT', name, { body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw await refused(answer, 'PUT')
      await answer.body?.cancel()
      // Every store names what it has stored. A page of somebody on the way does not, and has stored nothing.
      if (!answer.headers.has('etag')) throw new VendorAway('S3 did not confirm PUT')
    },
    get: async (name: string): Promise<Buffer | undefined> => {
      const found = await read(name)
      if (Buffer.isBuffer(found)) return found
      if (found.status !== 404) throw await refused(found, 'GET')
      await found.body?.cancel()
      return undefined
    },
    remove: async (name: string): Promise<void> => {
      const answer = await ask('DELETE', name)
      if (!answer.ok && answer.status !== 404) throw await refused(answer, 'DELETE')
      await answer.body?.cancel()
    },
    /** Every name that begins like this, page by page. */
    list: async (prefix: string): Promise<string[]> => {
      const names: string[] = []
      for (let more: string | undefined = ''; more !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(more && { 'continuation-token': more }) })
        const answer = await ask('GET', `?${query}`)
        if (!answer.ok) throw await refused(answer, 'GET')
        const page = await answer.text()
        if (!/<ListBucketResult[\s>].*<\/ListBucketResult>/s.test(page))
          throw new VendorAway('S3 answered no list to GET')
        names.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => plainText(name)))
        more = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
      return names
    },
    /** Throws one clear line where the bucket is not there or is not ours. A store that cannot be reached right now may come back. */
    check: async () => {
      const answer = await ask('GET', '?list-type=2&max-keys=1').catch(() => undefined)
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new StartupError(`S3_BUCKET: ${options.bucket} cannot be used. ${await describe(answer, 'GET')}`)
      await answer?.body?.cancel()
    },
  }
}

/** The vendor's error code is the most useful part: `NoSuchBucket`, `InvalidAccessKeyId`, `SignatureDoesNotMatch`. */
async function describe(answer: Response, method: string): Promise<string> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text())?.[1]
  return `S3 answered ${answer.status}${code ? ` ${code}` : ''} to ${method}`
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
const plainText = (xml: string) => xml.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)

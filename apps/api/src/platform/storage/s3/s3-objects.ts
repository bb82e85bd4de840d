import { AwsClient } from 'aws4fetch'
import type { S3 } from '../../config/config.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { StartupError } from '../../postgres/startup-error.ts'

export type S3Options = S3 & {
  /** One call, its repetitions included. */
  readonly timeoutMs?: number
}

const noBody = { 'x-amz-content-sha256': sha256('') }

/** The objects of a bucket that nobody else reads. */
export function s3Objects({ bucket, region, endpoint, timeoutMs = 15_000, ...keys }: S3Options) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2, initRetryMs: 200 })
  const home = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  const ask = async (
    method: string,
    name: string,
    more: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ) => {
    const init = {
      method,
      headers: noBody,
      ...more,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    } as const
    const once = () => client.fetch(`${home}/${name}`, init)
    try {
      return await once()
    } catch (error) {
      // A kept connection that the other side has closed: every call of ours may be made twice.
      if (!(error instanceof TypeError)) throw error
      return once()
    }
  }
  const refused = async (answer: Response, method: string) => new Error(await describe(answer, method))
  return {
    put: async (name: string, bytes: Buffer, type: string): Promise<void> => {
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256(bytes) }
      const answer = await ask('PUT', name, { body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw await refused(answer, 'PUT')
      await answer.body?.cancel()
    },
    get: async (name: string): Promise<Buffer | undefined> => {
      const answer = await ask('GET', name)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      if (answer.status !== 404) throw await refused(answer, 'GET')
      await answer.body?.cancel()
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
        names.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => plainText(name)))
        more = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
      return names
    },
    /** Throws one clear line where the bucket is not there or is not ours. A store that cannot be reached right now may come back. */
    check: async () => {
      const answer = await ask('GET', '?list-type=2&max-keys=1').catch(() => undefined)
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new StartupError(`S3_BUCKET: ${bucket} cannot be used. ${await describe(answer, 'GET')}`)
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

import { AwsClient } from 'aws4fetch'
import type { S3 } from '../../config/config.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { StartupError } from '../../postgres/startup-error.ts'
import type { Files } from '../storage.ts'

type S3Options = S3 & {
  /** One call, its repetitions included. */
  readonly timeoutMs?: number
}

const noBody = { 'x-amz-content-sha256': sha256('') }

/** Photos as objects of a bucket that nobody else reads: this server fetches them and shows them by its own addresses. */
export function s3Files({ bucket, region, endpoint, timeoutMs = 15_000, ...keys }: S3Options) {
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
    put: async (name, jpeg) => {
      const headers = { 'content-type': 'image/jpeg', 'x-amz-content-sha256': sha256(jpeg) }
      const answer = await ask('PUT', name, { body: new Uint8Array(jpeg), headers })
      if (!answer.ok) throw await refused(answer, 'PUT')
      await answer.body?.cancel()
    },
    get: async (name) => {
      const answer = await ask('GET', name)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      if (answer.status !== 404) throw await refused(answer, 'GET')
      await answer.body?.cancel()
      return undefined
    },
    remove: async (name) => {
      const answer = await ask('DELETE', name)
      if (!answer.ok && answer.status !== 404) throw await refused(answer, 'DELETE')
      await answer.body?.cancel()
    },
    /** Throws one clear line where the bucket is not there or is not ours. A store that cannot be reached right now may come back. */
    check: async () => {
      const answer = await ask('GET', '?list-type=2&max-keys=1').catch(() => undefined)
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new StartupError(`S3_BUCKET: ${bucket} cannot be used. ${await describe(answer, 'GET')}`)
      await answer?.body?.cancel()
    },
  } satisfies Files & { check(): Promise<void> }
}

/** The vendor's error code is the most useful part: `NoSuchBucket`, `InvalidAccessKeyId`, `SignatureDoesNotMatch`. */
async function describe(answer: Response, method: string): Promise<string> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text())?.[1]
  return `S3 answered ${answer.status}${code ? ` ${code}` : ''} to ${method}`
}

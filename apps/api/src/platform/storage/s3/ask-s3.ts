import { AwsClient } from 'aws4fetch'
import type { S3 } from '../../config/config.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { VendorAway } from '../../vendors/vendor-away.ts'
import { vendorTimeMs } from '../../vendors/vendor-time.ts'

export type S3Options = S3 & {
  /** One call, its repetitions included. */
  readonly timeoutMs?: number
}

interface Request {
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

const noBody = { 'x-amz-content-sha256': sha256('') }

/** Calls of a bucket, signed. Each may be made twice; a store that does not answer is `VendorAway`. */
export function askS3({ bucket, region, endpoint, timeoutMs, ...keys }: S3Options) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2, initRetryMs: 200 })
  const home = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  const ask = (method: string, name: string, more: Request = {}) => {
    const signal = AbortSignal.timeout(vendorTimeMs('bucket', timeoutMs))
    const init = { method, headers: noBody, ...more, redirect: 'error', signal } as const
    // A kept connection that the other side has closed.
    return twice(method, () => client.fetch(`${home}/${name}`, init))
  }
  return {
    ask,
    /** The whole object. A connection may end in the middle of it. */
    read: (name: string): Promise<Buffer | Response> =>
      twice('GET', async () => {
        const answer = await ask('GET', name)
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer
      }),
  }
}

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

async function twice<Answer>(method: string, once: () => Promise<Answer>): Promise<Answer> {
  try {
    return await once().catch((error: unknown) => {
      if (error instanceof TypeError) return once()
      throw error
    })
  } catch (error) {
    if (!(error instanceof TypeError) && !isLate(error)) throw error
    const { message } = error as Error
    throw new VendorAway(`S3 did not answer ${method}: ${message}`, { cause: error })
  }
}

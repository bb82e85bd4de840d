import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sha256 } from '../../src/platform/crypto/sha256.ts'

const keys = { accessKeyId: 'AKIAFAKE', secretAccessKey: 'secret of the fake' }
const region = 'eu-central-1'
const bucket = 'washline-photos'

/** A status, a closed connection, one that is closed in the middle of an object, or no answer at all. */
type Failure = number | 'cut' | 'half' | 'silent'

/** A server with the part of S3's API that photos need; it verifies Signature Version 4. */
export async function startFakeS3() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const failing: Failure[] = []
  let answered = 0
  let failsAfter = Number.POSITIVE_INFINITY
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const answer = (status: number, code?: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(code && `<Error><Code>${code}</Code></Error>`)
    answered += 1
    const failure = failing.shift() ?? (answered > failsAfter ? 503 : undefined)
    if (failure === 'silent') return
    if (failure === 'cut') return void request.socket.destroy()
    if (typeof failure === 'number') return answer(failure, 'SlowDown')
    if (!isSigned(request, body)) return answer(403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    if (!pathname.startsWith(`/${bucket}/`)) return answer(404, 'NoSuchBucket')
    if (searchParams.has('list-type')) {
      const names = [...objects.keys()].map((name) => name.slice(`/${bucket}/`.length)).sort()
      const shown = names.filter((name) => name.startsWith(searchParams.get('prefix') ?? ''))
      // Two to a page, so that every list of a test has several.
      const from = Number(searchParams.get('continuation-token') ?? 0)
      const page = shown.slice(from, from + 2).map((name) => `<Key>${name}</Key>`)
      const more = from + 2 < shown.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
      return response.writeHead(200).end(`<ListBucketResult>${page.join('')}${more}</ListBucketResult>`)
    }
    const object = objects.get(pathname)
    switch (request.method) {
      case 'PUT':
        objects.set(pathname, { body, type: request.headers['content-type'] })
        response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`)
        return answer(200)
      case 'DELETE':
        objects.delete(pathname)
        return answer(204)
      default:
        if (object && failure === 'half') {
          response.writeHead(200, { 'content-length': object.body.length }).write(object.body.subarray(0, 2))
          return void setImmediate(() => request.socket.destroy())
        }
        return object
          ? response.writeHead(200, { 'content-type': object.type }).end(object.body)
          : answer(404, 'NoSuchKey')
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    options: { ...keys, region, bucket, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    objects,
    /** Fails the next calls. */
    fail: (...how: readonly Failure[]) => {
      failsAfter = Number.POSITIVE_INFINITY
      failing.splice(0, failing.length, ...how)
    },
    /** Answers so many calls more, and from then on that it is busy. */
    failAfter: (calls: number) => {
      failsAfter = answered + calls
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, implemented for the receiving side.
 */
function isSigned({ method = '', url = '/', headers }: IncomingMessage, body: Buffer): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=(?<id>\w+)\/(?<scope>[^,]+), SignedHeaders=(?<names>[\w;-]+), Signature=(?<given>\w{64})$/
  const { id, scope = '', names = '', given } = authorization.exec(headers.authorization ?? '')?.groups ?? {}
  const at = String(headers['x-amz-date'])
  const [day = ''] = at.split('T')
  if (id !== keys.accessKeyId || scope !== `${day}/${region}/s3/aws4_request`) return false
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://s3')
  searchParams.sort()
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, pathname, searchParams.toString(), signedHeaders.join(''), names, sha256(body)].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return createHmac('sha256', key).update(toSign).digest('hex') === given
}

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** The browser's side of a subscription: decrypts messages by RFC 8291, independent of the sender's code. */
export function aDevice() {
  const curve = createECDH('prime256v1')
  const deviceKey = curve.generateKeys()
  const secret = randomBytes(16)
  return {
    keys: { p256dh: deviceKey.toString('base64url'), auth: secret.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, sender])
      const key = hkdf(secret, curve.computeSecret(sender), info, 32)
      const cipher = createDecipheriv(
        'aes-128-gcm',
        hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
      )
      cipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/** The claims of a VAPID header (RFC 8292), after verifying its signature. */
export function claimsOf(authorization: string | undefined): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the VAPID token is not signed by its key')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

/** A push service on this machine. Its `agent` connects every address to it, without TLS. */
export async function startPushService() {
  const pushed: Pushed[] = []
  let answer = 201
  let shown: Readonly<Record<string, string>> = {}
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      reply.writeHead(answer, shown).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') })
  return {
    url: `http://127.0.0.1:${port}`,
    pushed,
    agent,
    answerWith: (status: number, headers: Readonly<Record<string, string>> = {}) => {
      answer = status
      shown = headers
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

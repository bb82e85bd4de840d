import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16
const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** What bytes are sealed for: they open for the same purpose and owner only, so that rows cannot be swapped. */
export interface Seal {
  readonly secret: string
  readonly purpose: string
  readonly owner: string
}

/** Encrypts bytes that the database keeps and may not know: AES-256-GCM, nonce and tag in front. */
export function seal({ secret, purpose, owner }: Seal, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` made; throws when it was changed, belongs to another, or the secret is another. */
export function unseal({ secret, purpose, owner }: Seal, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()])
}

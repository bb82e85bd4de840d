import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keyring } from './keyring.ts'

const nonceBytes = 12
const tagBytes = 16
const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** What bytes are sealed for: they open for the same purpose and owner only, so that rows cannot be swapped. */
export interface Seal {
  readonly keys: Keyring
  readonly purpose: string
  readonly owner: string
}

/** Encrypts bytes that the database keeps and may not know: AES-256-GCM, nonce and tag in front. */
export function seal({ keys: [current], purpose, owner }: Seal, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(current, purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` made with any of the keys; throws when it was changed, belongs to another, or none of the keys made it. */
export function unseal({ keys: [key, ...others], purpose, owner }: Seal, sealed: Buffer): Buffer {
  try {
    return open({ key, purpose, owner }, sealed)
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined) throw error
    return unseal({ keys: [next, ...rest], purpose, owner }, sealed)
  }
}

/** Whether a former key made it: it is to be sealed anew before that key goes. */
export function needsReseal({ keys: [current], purpose, owner }: Seal, sealed: Buffer): boolean {
  try {
    open({ key: current, purpose, owner }, sealed)
    return false
  } catch {
    return true
  }
}

interface Opening extends Omit<Seal, 'keys'> {
  readonly key: string
}

function open({ key, purpose, owner }: Opening, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const cipher = createDecipheriv('aes-256-gcm', keyOf(key, purpose), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()])
}

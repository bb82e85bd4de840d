import { createECDH } from 'node:crypto'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const publicKeyOf = (privateKey: string): string => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return curve.getPublicKey('base64url')
}

/** The pair by which push services know this copy, from the 32 bytes of its private half. */
export const vapidKeysOf = (privateKey: string): VapidKeys => ({ privateKey, publicKey: publicKeyOf(privateKey) })

/** Whether both halves belong together; without both there is nothing to contradict. */
export function isVapidPair(publicKey: string | undefined, privateKey: string | undefined): boolean {
  if (publicKey === undefined || privateKey === undefined) return true
  try {
    return publicKeyOf(privateKey) === publicKey
  } catch {
    return false
  }
}

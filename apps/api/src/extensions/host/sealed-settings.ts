import type { Keyring } from '../../platform/crypto/keyring.ts'
import { seal, unseal } from '../../platform/crypto/sealed-bytes.ts'

const purpose = 'extension settings'

/** A secret as the database has it; it opens for its extension only. */
export const sealSecret = (keys: Keyring, extension: string, value: string): string =>
  seal({ keys, purpose, owner: extension }, Buffer.from(value)).toString('base64')

/** Empty where it was sealed under another key: the operator sets it again. */
export function openSecret(keys: Keyring, extension: string, sealed: unknown): string {
  try {
    return unseal({ keys, purpose, owner: extension }, Buffer.from(String(sealed), 'base64')).toString()
  } catch {
    return ''
  }
}

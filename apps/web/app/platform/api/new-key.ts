/** A new key for one logical submit. Reuse it for retries of the same submit. */
export function newKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('')
}

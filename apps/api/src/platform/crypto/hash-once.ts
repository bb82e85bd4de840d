import { hashPassword } from './hash-password.ts'

/** Hashes each password once, for a market where many simulated people have the same one. */
export function hashOnce(): (password: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>()
  return (password) => {
    const hash = hashes.get(password) ?? hashPassword(password)
    hashes.set(password, hash)
    return hash
  }
}

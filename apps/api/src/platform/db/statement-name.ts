import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/** The name by which a connection keeps this statement prepared. */
export function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

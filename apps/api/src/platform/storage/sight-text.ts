import { idText, sessionId, userId } from '@washline/contract/ids'
import type { Sight } from './photo-rules.ts'

const everybody = 'all'

/** What an address is for, as it stands in the address: `<kind>.<id>.<person>.<session>`. */
export const writeSight = (sight: Sight | 'everybody'): string =>
  sight === 'everybody' ? everybody : `${sight.of}.${sight.id}.${sight.by.userId}.${sight.by.tokenId ?? ''}`

export function readSight(text: string): Sight | 'everybody' | undefined {
  if (text === everybody) return 'everybody'
  const [, of, id, person, session] = /^([a-z]{1,20})\.(\d{1,15})\.(\d{1,15})\.(\d{0,15})$/.exec(text) ?? []
  if (of === undefined || id === undefined || person === undefined) return undefined
  const tokenId = session ? idText(sessionId).parse(session) : null
  return { of, id: Number(id), by: { userId: idText(userId).parse(person), tokenId } }
}

import type { ConsoleAction } from '@washline/contract/console/schemas'

/** What the id in a call's path identifies. */
export type ReadSubject = 'order' | 'person' | 'claim' | 'verification' | 'offer_appeal' | 'other'
type ReadAction = Extract<ConsoleAction, `read_${string}`>

const kinds: Readonly<Record<string, readonly [ReadAction, ReadSubject]>> = {
  orders: ['read_order', 'order'],
  people: ['read_person', 'person'],
  clusters: ['read_person', 'person'],
  claims: ['read_claim', 'claim'],
  books: ['read_books', 'other'],
  verifications: ['read_verification', 'verification'],
  'offer-appeals': ['read_other', 'offer_appeal'],
}

/** The action and subject of a read, from the path of its endpoint: `/api/ops/orders/:id/timeline`. A read of another kind is `read_other`. */
export function auditedReadOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
): { action: ReadAction; of: ReadSubject; subjectId: number | undefined } {
  const [, , , collection = '', , part] = path.split('/')
  const [action, of] = kinds[collection] ?? ['read_other', 'other']
  const id = Number(params.id)
  return { action: part === 'chat' ? 'read_chat' : action, of, subjectId: Number.isSafeInteger(id) ? id : undefined }
}

import type { OpsAct } from '@washline/contract/ops/schemas'

/** What the number in a call's path is a number of. */
export type LookSubject = 'order' | 'person' | 'claim' | 'verification' | 'other'
type LookAct = Extract<OpsAct, `look_${string}`>

const kinds: Readonly<Record<string, readonly [LookAct, LookSubject]>> = {
  orders: ['look_order', 'order'],
  people: ['look_person', 'person'],
  claims: ['look_claim', 'claim'],
  verifications: ['look_verification', 'verification'],
}

/** What a read is a look at, by the path of its call: `/api/ops/orders/:id/story`. One of an unknown kind is recorded, too. */
export function lookAt(
  path: string,
  params: Readonly<Record<string, unknown>>,
): { act: LookAct; of: LookSubject; subjectId: number | undefined } {
  const [, , , things = '', , part] = path.split('/')
  const [act, of] = kinds[things] ?? ['look_other', 'other']
  const id = Number(params.id)
  return { act: part === 'chat' ? 'look_chat' : act, of, subjectId: Number.isSafeInteger(id) ? id : undefined }
}

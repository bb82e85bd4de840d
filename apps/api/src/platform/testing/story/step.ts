import { type Endpoint, pathOf } from '@washline/contract/endpoint'
import type { Received, Sent } from '../start-app.ts'
import type { Role } from './people.ts'

interface Request {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly form?: Pick<Sent, 'raw' | 'headers'>
}

/** One call of the story: whose it is, and what it answers to everybody else. */
export interface Step {
  readonly endpoint: Endpoint
  readonly by: Role | 'guest'
  readonly request?: () => Request
  /**
   * What a person gets who has the role but not the right to this object: a refusal, a view of their `own` things
   * in its place, or, `open` to all, the same. 404 unless told otherwise.
   */
  readonly strangers?: number | 'own' | 'open'
  /** Where one person's answer differs, for their own state. */
  readonly except?: Partial<Record<Role, number>>
  /** Who else the object belongs to. */
  readonly also?: Role
  readonly answers?: number
  /** What the same call answers when it is made once more. */
  readonly again?: number
  readonly learn?: (answer: Received['body']) => void | Promise<void>
}

export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** The call of a step as a client sends it. */
export function sentOf({ endpoint }: Step, { params = {}, query, body, form }: Request): Sent {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  return {
    method: endpoint.method,
    url: pathOf(endpoint, params) + search,
    ...(form ?? (body === undefined ? {} : { body })),
  }
}

/** What earlier steps leave for later ones. */
export const nothingKnown = () => ({
  secret: '',
  totpSecret: '',
  /** Recovery codes that are left. */
  codes: [] as string[],
  signInToken: '',
  card: '',
  washerCard: '',
  deposit: '',
  order: 0,
  offer: 0,
  message: 0,
  guest: '',
  rating: 0,
  report: 0,
  washerPage: 0,
  place: 0,
  news: 0,
  session: 0,
  adjustment: 0,
  alert: 0,
  catalogue: { version: 0, rows: [] as readonly object[] },
  acts: 0,
  step: 0,
  stepVersion: 0,
  evidence: 0,
  attempt: 0,
  quizAnswers: {} as Record<string, number>,
  suspension: 0,
  flag: 0,
  claim: 0,
  claimItem: 0,
  claimPhoto: 0,
  replyPhoto: 0,
  decisions: 0,
  pin: '',
  photo: '',
  bag: [] as { item_id: number; quantity: number }[],
})
export type Known = ReturnType<typeof nothingKnown>

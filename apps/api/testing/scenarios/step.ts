import { type Endpoint, pathOf } from '@washline/contract/endpoint'
import { type ItemId, toMessageId, toOfferId, toOrderId, toRatingId, toRingId } from '@washline/contract/ids'
import type { Received, Sent } from '../harness/start-app.ts'
import type { Role } from './people.ts'

interface Request {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly form?: Pick<Sent, 'raw' | 'headers'>
}

/** One call of the scenario: who makes it, and what everybody else receives. */
export interface Step {
  readonly endpoint: Endpoint
  readonly by: Role | 'guest'
  readonly request?: () => Request
  /**
   * The answer to a person with the role but without the right to this object: a status, `own` for their own objects
   * instead, or `open` for the same answer. 404 by default.
   */
  readonly strangers?: number | 'own' | 'open'
  /** Where one person's answer differs, for their own state. */
  readonly except?: Partial<Record<Role, number>>
  /** Who else the object belongs to, or has one of their own. */
  readonly also?: Role | readonly Role[]
  readonly answers?: number
  /** What the same call answers when it is made once more. */
  readonly again?: number
  /** The call made once more is refused and yet has an effect, such as an email. */
  readonly againMails?: true
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
export const noValues = () => ({
  secret: '',
  totpSecret: '',
  /** Recovery codes that are left. */
  codes: [] as string[],
  signInToken: '',
  card: '',
  washerCard: '',
  deposit: '',
  order: toOrderId(1),
  offer: toOfferId(1),
  offerAppeal: 0,
  message: toMessageId(1),
  ring: toRingId(1),
  guest: '',
  rating: toRatingId(1),
  report: 0,
  place: 0,
  notification: 0,
  session: 0,
  accessToken: 0,
  adjustment: 0,
  piece: 0,
  alert: 0,
  catalogue: { version: 0, rows: [] as readonly object[] },
  actions: 0,
  visitor: 0,
  orderVersion: 1,
  step: 0,
  stepVersion: 0,
  evidence: 0,
  attempt: 0,
  waitlist: 0,
  quizAnswers: {} as Record<string, number>,
  suspension: 0,
  flag: 0,
  claim: 0,
  claimItem: 0,
  claimPhoto: 0,
  replyPhoto: 0,
  doorCase: 0,
  decisions: 0,
  complaint: 0,
  webhook: 0,
  delivery: 0,
  complaintItem: 0,
  complaintPhoto: 0,
  pin: '',
  photo: '',
  tags: [] as string[],
  bag: [] as { item_id: ItemId; quantity: number }[],
})
export type ScenarioValues = ReturnType<typeof noValues>

import type { User } from '@washline/contract/identity/schemas'

/** The signed-in person, as the API tells it. */
export type SessionUser = User

import type { User } from '@washline/contract/identity/schemas'

/** The signed-in person, as the API returns it. */
export type SessionUser = User

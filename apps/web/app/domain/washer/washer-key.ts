/** Everything that a Washer's side reads of itself is cached below this key. */
export const washerKey = ['provider'] as const

export const verificationKey = [...washerKey, 'verification'] as const

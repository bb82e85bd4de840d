/** Which of Stripe's two worlds a key belongs to, by its name; undefined for one that does not tell. */
export const keyMode = (key: string): 'live' | 'test' | undefined =>
  /^[a-z]+(?:_[a-z]+)?_(live|test)_/.exec(key)?.[1] as 'live' | 'test' | undefined

/** Only with a key that says so is no money real. */
export const isTestKey = (key: string): boolean => keyMode(key) === 'test'

/** Which of Stripe's two worlds a key is of, by its name; undefined for one without either word. */
export const keyMode = (key: string): 'live' | 'test' | undefined =>
  /^[a-z]+(?:_[a-z]+)?_(live|test)_/.exec(key)?.[1] as 'live' | 'test' | undefined

/** Any other key may move real money. */
export const isTestKey = (key: string): boolean => keyMode(key) === 'test'

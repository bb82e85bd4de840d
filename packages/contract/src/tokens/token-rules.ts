/** The numbers of access tokens. */
export const tokenRules = {
  /** Lets people, and programs that search code for secrets, recognise a token. */
  prefix: 'wlt_',
  /** A person has at most so many at once. */
  most: 20,
  /** How long a token may be valid, in days. */
  lifetimesDays: [7, 30, 90, 365],
  /** So many calls a minute are answered per token. */
  callsPerMinute: 300,
  nameLength: 60,
} as const

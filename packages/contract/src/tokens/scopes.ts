/** What an access token may do, beside the rights of its person. Every endpoint of the contract names one of these. */
export const personScopes = ['orders:read', 'orders:write', 'wash', 'money:read', 'webhooks'] as const

/** The areas of the console. Only an operator's token has them. */
export const consoleScopes = [
  'console:queues',
  'console:money',
  'console:people',
  'console:settings',
  'console:audit',
] as const

export const scopes = [...personScopes, ...consoleScopes] as const
export type Scope = (typeof scopes)[number]

export const isConsoleScope = (scope: Scope): boolean => consoleScopes.some((each) => each === scope)

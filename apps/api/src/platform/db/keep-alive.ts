/** How this process notices that the server has vanished. */
export const clientKeepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * How the server notices that this process, or the way to it, has vanished: by its system's own default it keeps such a session for two hours,
 * and a market that connects anew would run out of connections. Settings of each session; where a system lacks one, the server goes without it.
 */
export const serverKeepAlive = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

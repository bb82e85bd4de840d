export type Durability = 'durable' | 'throw-away'

/** Lost with a crash, and for tests alone, whose short statements cost more to plan than to run and whose databases nobody cleans up. */
const throwAway: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  plan_cache_mode: 'force_generic_plan',
  // The system copies a template's files itself, where this program may ask it to.
  ...(process.platform === 'linux' && { file_copy_method: 'clone' }),
}

export type ServerPlace = {
  clusterDir: string
  port: number
  /** Of its Unix socket, where it opens one. */
  socketDir?: string | undefined
  durability: Durability
}

/** Settings live here and not in the data folder, so that a new release changes them everywhere. */
export function serverArguments({ clusterDir, port, socketDir, durability }: ServerPlace): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socketDir ?? '',
    max_connections: '100',
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    random_page_cost: '1.1',
    // Short statements by the thousand: compiling them costs more than running them.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durability === 'throw-away' ? throwAway : {}),
  }
  return ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Nothing of the caller's environment (PGDATA, PGOPTIONS, locale) may reach the server's programs. */
export const serverEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Debian's package of each program. */
const packages = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/caddy': 'caddy',
} as const

const versions = '/usr/lib/postgresql'

/** The programs of Debian's newest PostgreSQL here. */
function findPostgres(): string | undefined {
  const numbers = existsSync(versions) ? readdirSync(versions).map(Number) : []
  const [newest] = numbers.sort((a, b) => b - a).filter((version) => existsSync(`${versions}/${version}/bin/postgres`))
  return newest === undefined ? undefined : `${versions}/${newest}/bin`
}

const missing = (): string[] => [
  ...Object.entries(packages).flatMap(([program, name]) => (existsSync(program) ? [] : [name])),
  ...(findPostgres() ? [] : ['postgresql']),
]

/** Where PostgreSQL's programs are, once all packages are there; nothing, after a line for each that is missing. */
export function findPrograms(print: (line: string) => void): { postgres: string } | undefined {
  const wanted = missing()
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print(`apt-get install --no-install-recommends ${wanted.join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...wanted]])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  for (const name of missing()) print(`NOT TRIED: ${name} is missing (apt-get install ${name})`)
  const postgres = findPostgres()
  return postgres && missing().length === 0 ? { postgres } : undefined
}

import { randomBytes } from 'node:crypto'
import { chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../apps/api/src/platform/postgres/free-port.ts'
import { account, type Program, runProgram } from './run-program.ts'

const deploy = path.join(import.meta.dirname, '../../../deploy/cluster')
const names = ['one', 'two', 'three'] as const
type Name = (typeof names)[number]
const limitMs = 180_000
const host = '127.0.0.1'

interface Node {
  readonly name: Name
  readonly folder: string
  readonly ports: Readonly<Record<'client' | 'peer' | 'rest' | 'postgres', number>>
  readonly programs: Program[]
}

const secret = () => randomBytes(18).toString('hex')
const makeFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
  return folder
}

async function planNode(root: string, name: Name): Promise<Node> {
  const ports = {
    client: await freePort(),
    peer: await freePort(),
    rest: await freePort(),
    postgres: await freePort(),
  }
  return { name, folder: makeFolder(path.join(root, name)), ports, programs: [] }
}

function startEtcd({ name, folder, ports }: Node, nodes: readonly Node[], isNew: boolean): Program {
  const client = `http://${host}:${ports.client}`
  const peer = `http://${host}:${ports.peer}`
  const cluster = nodes.map((node) => `${node.name}=http://${host}:${node.ports.peer}`).join(',')
  return runProgram(folder, 'etcd', [
    '/usr/bin/etcd',
    ...['--name', name, '--data-dir', path.join(folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', cluster, '--initial-cluster-state', isNew ? 'new' : 'existing'],
    ...['--heartbeat-interval', '200', '--election-timeout', '2000', '--logger', 'zap', '--log-level', 'warn'],
  ])
}

function startPatroni(node: Node, nodes: readonly Node[], shared: { bin: string; password: string }): Program {
  const { name, folder, ports } = node
  const users = { SUPERUSER: 'postgres', REPLICATION: 'replicator', REWIND: 'rewinder' }
  const logins = Object.entries(users).flatMap(([role, user]) => [
    [`PATRONI_${role}_USERNAME`, user],
    [`PATRONI_${role}_PASSWORD`, shared.password],
  ])
  return runProgram(folder, 'patroni', ['/usr/bin/patroni', path.join(path.dirname(folder), 'patroni.yml')], {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `${host}:${ports.rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${ports.rest}`,
    PATRONI_POSTGRESQL_LISTEN: `${host}:${ports.postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${ports.postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'postgres'),
    PATRONI_POSTGRESQL_BIN_DIR: shared.bin,
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
    PATRONI_ETCD3_HOSTS: nodes.map((one) => `${host}:${one.ports.client}`).join(','),
    ...Object.fromEntries(logins),
  })
}

/** The role of a node, by its REST API. */
async function stateOf({ ports }: Node): Promise<{ role?: string; state?: string; sync_standby?: boolean }> {
  const asked = fetch(`http://${host}:${ports.rest}/patroni`, { signal: AbortSignal.timeout(1_000) })
  // A busy node may be late with the end of its answer, too.
  return asked.then((answer) => answer.json() as object).catch(() => ({}))
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not within ${limitMs / 1_000} s: ${what}`)
    await pause(200)
  }
}

interface Doors {
  readonly primary: number
  readonly replicas: number
  readonly pooler: number
}

function startDoors(root: string, nodes: readonly Node[], doors: Doors, password: string): Program[] {
  const environment = Object.fromEntries(
    nodes.flatMap(({ name, ports }) => [
      [`NODE_${name.toUpperCase()}`, `${host}:${ports.postgres}`],
      [`REST_${name.toUpperCase()}`, String(ports.rest)],
    ]),
  )
  const haproxy = runProgram(root, 'haproxy', ['/usr/sbin/haproxy', '-db', '-f', path.join(root, 'haproxy.cfg')], {
    ...environment,
    PRIMARY_DOOR: `${host}:${doors.primary}`,
    REPLICA_DOOR: `${host}:${doors.replicas}`,
  })
  const file = readFileSync(path.join(deploy, 'pgbouncer.ini'), 'utf8')
  const ini = file
    .replace('port=5000', `port=${doors.primary}`)
    .replace('listen_port = 6432', `listen_port = ${doors.pooler}`)
    .replace('/etc/pgbouncer/userlist.txt', path.join(root, 'userlist.txt'))
  writeFileSync(path.join(root, 'pgbouncer.ini'), ini)
  writeFileSync(path.join(root, 'userlist.txt'), `"pooler" "${password}"\n`)
  const pooler = runProgram(root, 'pgbouncer', ['/usr/sbin/pgbouncer', path.join(root, 'pgbouncer.ini')])
  return [haproxy, pooler]
}

/** The owner's login and database, and what the pooler needs, as an operator makes them. */
async function makeDatabase(url: string, password: string): Promise<void> {
  const run = async (database: string, texts: readonly string[]) => {
    const client = new pg.Client({ connectionString: `${url}/${database}` })
    await client.connect()
    for (const text of texts) await client.query(text)
    await client.end()
  }
  const literal = pg.escapeLiteral(password)
  await run('postgres', [
    `create role washline login createrole password ${literal}`,
    'create database washline owner washline',
  ])
  const pooler = readFileSync(path.join(deploy, 'pooler.sql'), 'utf8')
  await run('washline', [pooler.replace(':password;', `${literal};`)])
}

/** Three nodes with etcd and Patroni, HAProxy and PgBouncer before them, all on loopback. */
export async function startCluster(root: string, bin: string) {
  makeFolder(root)
  const password = secret()
  for (const file of ['patroni.yml', 'haproxy.cfg']) copyFileSync(path.join(deploy, file), path.join(root, file))
  const nodes = await Promise.all(names.map((name) => planNode(root, name)))
  const doors: Doors = { primary: await freePort(), replicas: await freePort(), pooler: await freePort() }
  const shared = { bin, password }
  const begin = (node: Node, isNew: boolean) =>
    node.programs.splice(0, 2, startEtcd(node, nodes, isNew), startPatroni(node, nodes, shared))
  for (const node of nodes) begin(node, true)
  const states = () => Promise.all(nodes.map(stateOf))
  const isWhole = async () => {
    const all = await states()
    const replicas = all.filter(({ role, state }) => role === 'replica' && /^(running|streaming)$/.test(state ?? ''))
    return replicas.length === 2 && all.some(({ role }) => role === 'master') && all.some((one) => one.sync_standby)
  }
  const programs: Program[] = []
  const kill = async (node: Node) => {
    const postmaster = Number(readFileSync(path.join(node.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    const ends = node.programs.map((program) => program.end('SIGKILL'))
    process.kill(postmaster, 'SIGKILL')
    await Promise.all(ends)
  }
  return {
    doors,
    password,
    untilWhole: () => until(isWhole, 'a primary with a synchronous standby and another replica'),
    open: async () => {
      programs.push(...startDoors(root, nodes, doors, password))
      const superuser = `postgres://postgres:${password}@${host}:${doors.primary}`
      await until(() => canConnect(`${superuser}/postgres`), 'HAProxy leads to the primary')
      await makeDatabase(superuser, password)
    },
    /** Ends the primary as a machine that is lost: its server, its Patroni and its etcd at once. Gives its name. */
    losePrimary: async () => {
      const primary = nodes[(await states()).findIndex(({ role }) => role === 'master')]
      if (!primary) throw new Error('there is no primary')
      await kill(primary)
      return primary.name
    },
    /** Brings a lost node back, which has to find its place by itself. */
    bringBack: (name: Name) => {
      const node = nodes.find((one) => one.name === name)
      if (node) begin(node, false)
    },
    close: async () => {
      for (const program of programs) await program.end('SIGTERM')
      // Patroni ends its server first, and gives its place in etcd back.
      for (const node of nodes) await node.programs[1]?.end('SIGINT')
      for (const node of nodes) await node.programs[0]?.end('SIGTERM')
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

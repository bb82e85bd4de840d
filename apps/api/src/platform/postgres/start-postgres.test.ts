import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'washline-postgres-'))
const sample = path.join(folder, 'sample')
let dataDir: string
let lines: string[]
let running: RunningPostgres[]

beforeAll(async () => {
  const first = await startPostgres({ dataDir: sample, log: () => {} })
  await query(first.url, `create table stored (name text); insert into stored values ('socks')`)
  await first.stop()
})

beforeEach(() => {
  dataDir = mkdtempSync(path.join(folder, 'case-'))
  lines = []
  running = []
})

afterEach(async () => {
  for (const server of running) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A data folder with a database that holds one row, as an earlier run left it. */
const useSample = () => execFileSync('cp', ['-a', `${sample}/.`, dataDir])

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, lockWaitMs: 0, log: (line) => lines.push(line), ...options })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const storedRows = (url: string) => query(url, 'select name from stored')

test('the first start creates the database and leaves nothing half made beside it', async () => {
  mkdirSync(path.join(dataDir, 'postgres-draft-cut-off', 'cluster'), { recursive: true })
  const server = await start()
  expect(lines).toEqual(['Creating the database'])
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'secrets', 'washline.lock'])
  expect(statSync(path.join(dataDir, 'secrets', 'postgres-password')).mode & 0o777).toBe(0o600)
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])

  const forged = server.url.replace(/:[0-9a-f]+@/, ':guess@')
  await expect(query(forged, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('rows outlive a stop and a new start', async () => {
  useSample()
  const server = await start()
  expect(await storedRows(server.url)).toEqual([{ name: 'socks' }])
  expect(lines).toEqual([])
})

test('a data folder under a closed home folder works, and stays closed', async () => {
  const home = path.join(dataDir, 'home')
  mkdirSync(home, { mode: 0o700 })
  chmodSync(home, 0o700)
  execFileSync('cp', ['-a', sample, path.join(home, 'data')])
  const server = await start({ dataDir: path.join(home, 'data') })
  expect(await storedRows(server.url)).toEqual([{ name: 'socks' }])
  expect(statSync(home).mode & 0o777).toBe(0o700)
})

test('a killed server comes back on the same address with its rows', async () => {
  useSample()
  const server = await start()
  const before = server.pid() ?? 0
  process.kill(before, 'SIGKILL')
  await vi.waitUntil(() => lines.includes('The database ended unexpectedly; starting it again'), { timeout: 20_000 })
  await vi.waitFor(async () => expect(await storedRows(server.url)).toEqual([{ name: 'socks' }]), { timeout: 10_000 })
  // It may take connections before it is seen as ready.
  await vi.waitUntil(() => server.pid() !== before, { timeout: 10_000 })
})

const hasted = { firstPauseMs: 20, longestPauseMs: 100, steadyAfterMs: 60_000, givenUpAfterMs: 60_000 }

test('a server that is killed again and again comes back every time', async () => {
  useSample()
  const server = await start({ pace: hasted })
  for (let life = 1; life <= 4; life += 1) {
    const before = server.pid() ?? 0
    process.kill(before, 'SIGKILL')
    await vi.waitUntil(() => server.pid() !== before, { timeout: 15_000 })
    await vi.waitFor(async () => expect(await storedRows(server.url)).toEqual([{ name: 'socks' }]), { timeout: 10_000 })
  }
}, 60_000)

const version = () => path.join(dataDir, 'postgres', 'PG_VERSION')
const breakCluster = () => {
  const intact = readFileSync(version())
  writeFileSync(version(), '9.6\n')
  return () => writeFileSync(version(), intact)
}
const failures = () => lines.filter((line) => line.startsWith('The database did not start')).length

test('a database of another major is named, with the way to this one', async () => {
  useSample()
  writeFileSync(version(), '17\n')
  await expect(start()).rejects.toThrow(/was made by PostgreSQL version 17, .*npm run backup/)
})

test('a server that cannot start is tried again until it can', async () => {
  useSample()
  const server = await start({ pace: hasted })
  const mend = breakCluster()
  process.kill(server.pid() ?? 0, 'SIGKILL')
  await vi.waitUntil(() => failures() >= 3, { timeout: 20_000 })
  mend()
  await vi.waitFor(async () => expect(await storedRows(server.url)).toEqual([{ name: 'socks' }]), { timeout: 10_000 })
}, 60_000)

test('a server that does not come back is given up with one line, and can be stopped', async () => {
  useSample()
  const givenUp: string[] = []
  const server = await start({ pace: { ...hasted, givenUpAfterMs: 300 }, onGivenUp: (line) => givenUp.push(line) })
  breakCluster()
  process.kill(server.pid() ?? 0, 'SIGKILL')
  await vi.waitUntil(() => givenUp.length > 0, { timeout: 20_000 })
  expect(givenUp).toEqual([
    expect.stringMatching(/^The database has not come back for \d+ s \(\d+ attempts\); its log is /),
  ])
  await server.stop()
  expect(existsSync(path.join(dataDir, 'washline.lock'))).toBe(false)
}, 60_000)

test('after its parent was killed outright, the left-over server is replaced and its rows are there', async () => {
  useSample()
  const { parent, server } = await startInChild()
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  expect(process.kill(server.pid, 0)).toBe(true)

  const next = await start()
  expect(lines).toEqual([`Stopping the database process ${server.pid} that a killed start left behind`])
  expect(await storedRows(next.url)).toEqual([{ name: 'socks' }])
})

test('a second start on the folder is refused with one line that names the holder', async () => {
  useSample()
  const { parent } = await startInChild()
  await expect(start()).rejects.toMatchObject({
    name: 'StartupError',
    message: `Washline is already running on ${dataDir} (process ${parent.pid}).`,
  })
  parent.kill('SIGTERM')
  await once(parent, 'exit')
  await start()
})

test('a pid file whose number now belongs to a stranger does not stop the start', async () => {
  useSample()
  const { uid } = statSync(path.join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['60'], { uid })
  writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${dataDir}/postgres\n`)

  const server = await start()
  expect(await storedRows(server.url)).toEqual([{ name: 'socks' }])
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test('reports a missing password file', async () => {
  useSample()
  rmSync(path.join(dataDir, 'secrets'), { recursive: true })
  await expect(start()).rejects.toThrow('has lost its password file')
})

test('reports why a server cannot start', async () => {
  useSample()
  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n')
  await expect(start()).rejects.toThrow(/did not start[\s\S]*9\.6/)
  expect(existsSync(path.join(dataDir, 'washline.lock'))).toBe(false)
})

async function startInChild(): Promise<{ parent: ChildProcess; server: { url: string; pid: number } }> {
  const script = `
    import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'start-postgres.ts'))}
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    process.once('SIGTERM', () => server.stop())
    process.stdout.write(JSON.stringify({ url: server.url, pid: server.pid() }))`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [announced] = await once(parent.stdout, 'data')
  return { parent, server: JSON.parse(String(announced)) }
}

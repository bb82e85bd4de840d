import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findBinaries } from '../../src/platform/postgres/binaries.ts'
import { chooseAccount } from '../../src/platform/postgres/database-account.ts'
import { freePort } from '../../src/platform/postgres/free-port.ts'
import { endServer, launchServer } from '../../src/platform/postgres/server-process.ts'
import { overTcp } from './over-tcp.ts'

interface Replica {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** Copies a running server's files by its own means for backups: the embedded package has no pg_basebackup. */
async function copyCluster(primaryUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    const { status } = spawnSync('cp', ['--archive', from, to])
    if (status !== 0) throw new Error(`${from} could not be copied`)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

/** A streaming replica of an embedded server, with all its files below `dataDir`. */
export async function startReplica(primary: { url: string; dataDir: string }, dataDir: string): Promise<Replica> {
  const clusterDir = path.join(dataDir, 'postgres')
  await copyCluster(primary.url, path.join(primary.dataDir, 'postgres'), clusterDir)
  rmSync(path.join(clusterDir, 'postmaster.pid'), { force: true })
  const { hostname, port: primaryPort, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${primaryPort} user=${username} password=${password} application_name=replica`
  appendFileSync(path.join(clusterDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  writeFileSync(path.join(clusterDir, 'standby.signal'), '')
  // What this process wrote is the server's as well.
  spawnSync('chown', ['--recursive', `--reference=${path.join(primary.dataDir, 'postgres')}`, clusterDir])
  const binaries = findBinaries()
  const account = chooseAccount(clusterDir, binaries.postgres)
  const port = await freePort()
  const plan = {
    clusterDir,
    logFile: path.join(dataDir, 'log'),
    account,
    binaries,
    port,
    durability: 'throw-away',
  } as const
  let server = await launchServer(plan)
  return {
    url: overTcp(primary.url, port),
    start: async () => {
      server = await launchServer(plan)
    },
    stop: () => endServer(server),
  }
}

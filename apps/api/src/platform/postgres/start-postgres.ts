import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { chooseAccount } from './database-account.ts'
import { createDatabasePassword, readDatabasePassword } from './database-password.ts'
import { freePort } from './free-port.ts'
import { DATABASE_USER, initialiseCluster, isInitialised } from './initialise-cluster.ts'
import { clearOrphan } from './postmaster.ts'
import { launchServer, type ServerPlan } from './server-process.ts'
import type { Durability } from './server-settings.ts'
import { removeLeftSockets, socketFolder } from './socket-folder.ts'
import { StartupError } from './startup-error.ts'
import { type RestartPace, restartPace, superviseServer } from './supervise-server.ts'

export type PostgresOptions = {
  dataDir: string
  log: (line: string) => void
  port?: number
  /** `throw-away` gives up safety on a crash for speed: test databases only. */
  durability?: Durability
  /** How long a holder of the data folder that is just ending is waited for. */
  lockWaitMs?: number
  /** How a server that ended unexpectedly is started again. */
  pace?: RestartPace
  /** The server ended and does not come back. */
  onGivenUp?: (line: string) => void
}

export type RunningPostgres = { url: string; pid: () => number | undefined; stop: () => Promise<void> }

const clusterAt = (dataDir: string) => path.join(dataDir, 'postgres')

/** Whether there is an embedded database in the folder. */
export const hasCluster = (dataDir: string): boolean => isInitialised(clusterAt(dataDir))

/** Starts the embedded PostgreSQL on `<dataDir>/postgres`, creating it first when it is not there. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const unlock = await lockDataDir(dataDir, options.lockWaitMs)
  try {
    const { plan, password } = await prepareCluster(dataDir, options)
    const { log, pace = restartPace, onGivenUp = log } = options
    const server = superviseServer(plan, await launchServer(plan), { log, pace, onGivenUp })
    return {
      url: addressOf(plan, password),
      pid: server.pid,
      stop: async () => {
        await server.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The `host` of the query, which is the Unix socket's folder, goes before the one of the address. */
function addressOf({ port, socketDir }: ServerPlan, password: string): string {
  const tcp = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`
  return socketDir === undefined ? tcp : `${tcp}?host=${encodeURIComponent(socketDir)}`
}

async function prepareCluster(dataDir: string, { log, port, durability = 'durable' }: PostgresOptions) {
  const clusterDir = clusterAt(dataDir)
  const binaries = findBinaries()
  const account = chooseAccount(clusterDir, binaries.postgres)
  const existing = readDatabasePassword(dataDir)
  const created = isInitialised(clusterDir)
  if (created && !existing) {
    throw new StartupError(`The database in ${clusterDir} has lost its password file (${dataDir}/secrets).`)
  }
  const password = existing ?? createDatabasePassword(dataDir)
  if (created) {
    await clearOrphan(clusterDir, log)
    removeLeftSockets(clusterDir)
  } else {
    log('Creating the database')
    await initialiseCluster({ clusterDir, account, binaries, password, durability })
  }
  const logFile = path.join(dataDir, 'postgres.log')
  const at = port ?? (await freePort())
  const socketDir = await socketFolder(clusterDir, at)
  const plan: ServerPlan = { clusterDir, logFile, account, binaries, durability, port: at, socketDir }
  return { plan, password }
}

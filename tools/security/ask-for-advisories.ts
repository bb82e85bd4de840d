import { exec } from 'node:child_process'
import { readAudit, type Verdict } from './read-audit.ts'

/** Asks the registry of npm's settings, or the given one, about every package of the lock file. */
export const askForAdvisories = (root: string, registry?: string): Promise<Verdict> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...(registry === undefined ? {} : { npm_config_registry: registry }) }
    const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 }
    // npm ends with 1 for advisories and for a registry that refuses: its output differs.
    exec('npm audit --package-lock-only --json --fetch-retries=0', options, (_, stdout) => resolve(readAudit(stdout)))
  })

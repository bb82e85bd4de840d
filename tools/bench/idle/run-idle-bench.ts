// Run by `npm run bench -- idle [who ...]`: what the demo city takes of the processor while nobody looks, and with one browser.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { demoEmails, demoPassword } from '@washline/contract/demo/sign-ins'
import { login } from '@washline/contract/identity/endpoints'
import { apiClient } from '../../../e2e/api-client.ts'
import { openChromium } from '../../../e2e/open-chromium.ts'
import { storedSession } from '../../../e2e/stored-session.ts'
import { freePort, startMeasured, stopMeasured } from '../measured-process.ts'
import type { Part } from '../process-tree.ts'
import { cpuOfTree } from './cpu-of-tree.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 600)
/** After the start, and after a browser has come: what is done once is not in the measure. */
const settleMs = 60_000
const parts: readonly Part[] = ['server', 'people', 'database', 'other']
/** What a browser shows; nobody has none. */
const shown = {
  nobody: undefined,
  customer: { email: demoEmails.customer, path: '/home-screen' },
  washer: { email: demoEmails.washer, path: '/home-screen' },
  operator: { email: demoEmails.operator, path: '/ops' },
  demo: { email: undefined, path: '/demo' },
} as const
type Who = keyof typeof shown
const isWho = (name: string): name is Who => Object.hasOwn(shown, name)

const main = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url))
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-idle-'))
const print = (line = '') => process.stdout.write(`${line}\n`)
const percent = (spentS: number, takenS: number) => ((100 * spentS) / takenS).toFixed(1)

async function openBrowser(url: string, { email, path: shownPath }: NonNullable<(typeof shown)[Who]>) {
  const browser: Browser = await openChromium()
  const session = email && (await apiClient(url).call(login, { body: { email, password: demoPassword } }))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 860 },
    ...(session && { storageState: storedSession(url, session) }),
  })
  const page = await context.newPage()
  await page.goto(shownPath)
  return browser
}

async function measure(pid: number, url: string, who: Who): Promise<void> {
  const what = shown[who]
  const browser = what && (await openBrowser(url, what))
  try {
    await pause(settleMs)
    const before = cpuOfTree(pid)
    const begunAt = performance.now()
    await pause(seconds * 1_000)
    const takenS = (performance.now() - begunAt) / 1_000
    const after = cpuOfTree(pid)
    const spent = (part: Part) => Math.max(0, (after.get(part) ?? 0) - (before.get(part) ?? 0))
    // Scanner and decoder come and go.
    const all = [...after.keys()].reduce((sum, part) => sum + spent(part), 0)
    const cells = parts.slice(0, 3).map((part) => percent(spent(part), takenS))
    print(`| ${[who, ...cells, percent(all, takenS), loadavg()[0]?.toFixed(0)].join(' | ')} |`)
  } finally {
    await browser?.close()
  }
}

const stop = async () => {
  await stopMeasured()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))

try {
  const named = process.argv.slice(2).filter(isWho)
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port), ENV_FILE: 'none' }
  const { pid } = await startMeasured({ file: main, env }, /Washline is ready/)
  print(`The demo city on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${seconds} s each`)
  print()
  print('| % of one core, who looks | server | simulated people | database | in all (aim 5) | load |')
  print('|---|---|---|---|---|---|')
  for (const who of named.length > 0 ? named : (['nobody', 'customer'] as const))
    await measure(pid, `http://127.0.0.1:${port}`, who)
} finally {
  await stop()
}

// Run by `npm run image`: builds the image, starts two instances of it on one database, and tries what an operator relies on.
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'
import { freePort } from '../bench/measured-process.ts'
import { projectRoot, provideBaseImages } from './base-images.ts'
import { type Engine, findEngine } from './engine.ts'
import { canRun, type Instance, startInstance } from './start-instance.ts'

const image = 'washline'
const mostMb = 350
const readyWithinMs = 120_000
const stoppedWithinMs = 30_000
const print = (line: string) => process.stdout.write(`${line}\n`)

async function build(engine: Engine): Promise<void> {
  const made = await provideBaseImages(engine)
  for (const name of made) print(`NOT PULLED: ${name} was made of this machine's packages`)
  // A network with an authority of its own: its certificates are read while packages are fetched, and do not stay.
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  const authority = certificates
    ? [
        '--build-arg',
        `NODE_EXTRA_CA_CERTS=${certificates}`,
        ...(engine.name === 'podman' ? ['--volume', `${certificates}:${certificates}:ro`] : []),
      ]
    : []
  // Podman's own format has no health checks.
  const format = engine.name === 'podman' ? ['--format', 'docker'] : []
  await engine.run(['build', ...format, '--file', 'deploy/Dockerfile', '--tag', image, ...authority, '.'], {
    cwd: projectRoot,
  })
  const bytes = Number(await engine.run(['image', 'inspect', '--format', '{{.Size}}', image], { quiet: true }))
  print(`The image has ${(bytes / 1e6).toFixed(0)} MB`)
  if (bytes / 1e6 > mostMb) throw new Error(`the image has more than ${mostMb} MB`)
}

async function untilReady({ url, output }: Instance): Promise<void> {
  const limitAt = performance.now() + readyWithinMs
  while (performance.now() < limitAt) {
    const { ok } = await fetch(`${url}/api/ready`).catch(() => ({ ok: false }))
    if (ok) return
    await pause(100)
  }
  throw new Error(`${url} is not ready:\n${output()}`)
}

/** Who signs up at one instance is known to the other: they share database and secrets. */
async function tryBoth(one: Instance, two: Instance): Promise<void> {
  const person = { name: 'Ada', email: `ada-${Date.now()}@example.test`, phone_number: '+60123456789' }
  const secrets = { password: 'a long password', password_confirmation: 'a long password' }
  const headers = { 'content-type': 'application/json' }
  const joined = await fetch(`${one.url}/api/register`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ ...person, ...secrets }),
  })
  const { token } = (await joined.json()) as { token?: string }
  const seen = await fetch(`${two.url}/api/orders`, { headers: { authorization: `Bearer ${token}` } })
  if (!joined.ok || !seen.ok) throw new Error(`signing up answered ${joined.status}, the other instance ${seen.status}`)
  const page = await fetch(`${two.url}/`)
  if (!(await page.text()).includes('<html')) throw new Error('the web client is not served')
}

async function tryImage(engine: Engine): Promise<void> {
  const byEngine = await canRun(engine, image)
  if (!byEngine)
    print(
      `NOT RUN BY ${engine.name}: it builds here and starts nothing; the image is started in mounts of its own instead`,
    )
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-image-'))
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  chownSync(dataDir, 10_001, 10_001)
  const postgres = await startPostgres({ dataDir: path.join(folder, 'database'), log: () => undefined })
  const settings = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.9' }
  const plan = { image, dataDir, settings }
  const instances: Instance[] = []
  try {
    for (let number = 1; number <= 2; number += 1) {
      const begunAt = performance.now()
      const instance = await startInstance(engine, { ...plan, port: await freePort() }, byEngine)
      instances.push(instance)
      await untilReady(instance)
      print(`Instance ${number} is ready after ${((performance.now() - begunAt) / 1_000).toFixed(1)} s`)
    }
    const [one, two] = instances
    if (one && two) await tryBoth(one, two)
  } finally {
    for (const instance of instances) {
      const { code, tookMs } = await instance.stop()
      print(`An instance ended with ${code} in ${(tookMs / 1_000).toFixed(1)} s`)
      if (code !== 0 || tookMs > stoppedWithinMs) process.exitCode = 1
    }
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const engine = findEngine()
if (!engine) {
  print('NOT BUILT, NOT RUN: no container engine answers here (docker info, podman info)')
} else {
  await build(engine)
  await tryImage(engine)
  print(
    process.exitCode
      ? 'The image does not end as it should'
      : 'The image is built, and two instances of it work together',
  )
}

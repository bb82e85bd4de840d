import { type ChildProcess, spawn } from 'node:child_process'
import type { Engine } from './engine.ts'

export interface Instance {
  readonly url: string
  /** What the instance has printed. */
  output(): string
  /** Ends it as an orchestrator does, and gives the exit code and how long it took. */
  stop(): Promise<{ code: number | null; tookMs: number }>
}

export interface InstancePlan {
  readonly image: string
  readonly port: number
  readonly dataDir: string
  readonly settings: Readonly<Record<string, string>>
}

const user = '10001:10001'
const entry = ['node', '--max-semi-space-size=8', '/washline/apps/api/src/main.ts']

/** Whether the engine can run what it has built: in some containers it can only build. */
export const canRun = (engine: Engine, image: string): Promise<boolean> =>
  engine.run(['run', '--rm', '--network', 'host', '--entrypoint', 'node', image, '--version'], { quiet: true }).then(
    () => true,
    () => false,
  )

/** An instance with a read-only root, without rights, on this machine's network: by the engine, or else in mounts of its own. */
export async function startInstance(engine: Engine, plan: InstancePlan, byEngine: boolean): Promise<Instance> {
  const settings = { ...plan.settings, PORT: String(plan.port), HOST: '127.0.0.1' }
  const child = byEngine ? runByEngine(engine, plan, settings) : await runInMounts(engine, plan, settings)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    url: `http://127.0.0.1:${plan.port}`,
    output: () => text,
    stop: async () => {
      const begunAt = performance.now()
      child.kill('SIGTERM')
      return { code: await ended, tookMs: performance.now() - begunAt }
    },
  }
}

function runByEngine(
  { name }: Engine,
  { image, dataDir }: InstancePlan,
  settings: Record<string, string>,
): ChildProcess {
  const named = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
  return spawn(name, ['run', '--rm', '--network', 'host', ...limits, '--volume', `${dataDir}:/data`, ...named, image], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The image's files as a read-only root, with its user and its environment; without namespaces for processes and network. */
async function runInMounts(
  engine: Engine,
  { image, dataDir }: InstancePlan,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const root = (await engine.run(['image', 'mount', image], { quiet: true })).trim()
  const declared: string[] = JSON.parse(
    await engine.run(['image', 'inspect', '--format', '{{json .Config.Env}}', image], { quiet: true }),
  )
  const environment = { ...Object.fromEntries(declared.map((line) => line.split(/=(.*)/s))), ...settings }
  const steps = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${dataDir} ${root}/data`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc || mount --rbind /proc ${root}/proc`,
    `mount -o remount,bind,ro ${root}`,
    `exec chroot --userspec=${user} ${root} /usr/local/bin/${entry.join(' ')}`,
  ]
  return spawn('unshare', ['--mount', '/bin/sh', '-ec', steps.join('\n')], {
    // The commands of this machine are needed until the root changes; the image names its program by its whole path.
    env: { ...environment, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

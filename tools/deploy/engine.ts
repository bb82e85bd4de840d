import { spawn, spawnSync } from 'node:child_process'

export interface Engine {
  readonly name: 'docker' | 'podman'
  /** Runs a command of the engine to its end and gives what it printed; its failure is an error. */
  run(args: readonly string[], input?: { readonly cwd?: string; readonly quiet?: boolean }): Promise<string>
}

/** Layers are unpacked and commands run without namespaces of their own: what works in a container, too. */
const environment = { ...process.env, BUILDAH_ISOLATION: process.env.BUILDAH_ISOLATION ?? 'chroot' }

/** The first engine that answers. */
export function findEngine(): Engine | undefined {
  const name = (['docker', 'podman'] as const).find((one) => spawnSync(one, ['info'], { timeout: 20_000 }).status === 0)
  return name && { name, run: (args, { cwd, quiet = false } = {}) => run(name, args, { cwd, quiet }) }
}

export function run(
  command: string,
  args: readonly string[],
  { cwd, quiet }: { cwd?: string | undefined; quiet: boolean },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let faults = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (!quiet) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk) => {
      faults += chunk
      if (!quiet) process.stderr.write(chunk)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${faults.slice(-2_000)}`))
    })
  })
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Engine, run } from './engine.ts'

const base = 'gcr.io/distroless/cc-debian12'
/** Only made for the image of Node to be made from. */
const debian = 'localhost/washline-debian'
const node = 'docker.io/library/node:24-bookworm-slim'
const quiet = { quiet: true }

const isThere = ({ run: ask }: Engine, image: string) =>
  ask(['image', 'inspect', image], quiet)
    .catch(() => ask(['pull', image], quiet))
    .then(
      () => true,
      () => false,
    )

/** The images that ours is built from: pulled, or made of this machine's packages under the same names. Gives which were made. */
export async function provideBaseImages(engine: Engine): Promise<readonly string[]> {
  const made: string[] = []
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-bases-'))
  try {
    if (!(await isThere(engine, base))) {
      await makeBase(engine, folder)
      made.push(base)
    }
    if (!(await isThere(engine, node))) {
      await makeDebian(engine, folder)
      await makeNode(engine, folder)
      made.push(node)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return made
}

/** The libraries of C and C++, and nothing that could be run. */
async function makeBase(engine: Engine, folder: string): Promise<void> {
  const root = path.join(folder, 'base')
  const downloads = path.join(folder, 'downloads')
  for (const each of ['proc', 'dev', 'tmp', 'etc']) mkdirSync(path.join(root, each), { recursive: true })
  mkdirSync(downloads)
  const names = ['libc6', 'libgcc-s1', 'libstdc++6', 'netbase', 'tzdata', 'ca-certificates']
  await run('apt-get', ['download', ...names], { quiet: true, cwd: downloads })
  for (const file of readdirSync(downloads)) await run('dpkg-deb', ['-x', path.join(downloads, file), root], quiet)
  rmSync(path.join(root, 'usr', 'share', 'doc'), { recursive: true, force: true })
  writeFileSync(path.join(root, 'etc', 'passwd'), 'root:x:0:0::/root:\nnonroot:x:65532:65532::/home/nonroot:\n')
  const archive = path.join(folder, 'base.tar')
  await run('tar', ['-C', root, '-cf', archive, '.'], quiet)
  await engine.run(['import', '--change', 'ENV PATH=/usr/local/bin:/usr/bin:/bin', archive, base], quiet)
}

async function makeDebian(engine: Engine, folder: string): Promise<void> {
  const root = path.join(folder, 'debian')
  const archive = path.join(folder, 'debian.tar')
  await run('debootstrap', ['--variant=minbase', 'bookworm', root], quiet)
  const left = ['./var/cache/apt', './var/lib/apt/lists', './usr/share/doc', './usr/share/locale', './usr/share/man']
  await run('tar', ['-C', root, ...left.map((each) => `--exclude=${each}`), '-cf', archive, '.'], quiet)
  await engine.run(['import', archive, debian], quiet)
}

/** The project's own Node, and the npm of this machine. */
async function makeNode(engine: Engine, folder: string): Promise<void> {
  const root = path.join(folder, 'node', 'root')
  const local = path.join(root, 'usr', 'local')
  const npm = path.join((await run('npm', ['root', '--global'], quiet)).trim(), 'npm')
  mkdirSync(path.join(local, 'bin'), { recursive: true })
  cpSync(process.execPath, path.join(local, 'bin', 'node'))
  cpSync(npm, path.join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin', 'npm'))
  writeFileSync(path.join(folder, 'node', 'Dockerfile'), `FROM ${debian}\nCOPY root /\n`)
  // Where an engine mounts nothing while it builds, the authority of this network has to lie in the image that npm runs in.
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  if (certificates) cpSync(certificates, path.join(root, certificates))
  await engine.run(['build', '--tag', node, path.join(folder, 'node')], quiet)
}

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { openPort } from '../harness/open-port.ts'
import { startApp } from '../harness/start-app.ts'

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../../../..')

/** The product behind a port, and a folder for somebody else's program, with a photo and the packages. */
export async function startForProgram() {
  const app = await startApp({ withJobs: true })
  const url = await openPort(app)
  const folder = await mkdtemp(path.join(tmpdir(), 'washline-program-'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'laundry.jpg'), plainPhoto)
  const close = async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, url, folder, close }
}

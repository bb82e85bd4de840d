import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './storage.ts'

/** Photos as files in the data folder, written whole or not at all; other accounts of the machine cannot read them. */
export function diskFiles(dataDir: string): Files {
  const pathOf = (name: string) => join(dataDir, 'media', name)
  return {
    put: async (name, jpeg) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, jpeg, { flush: true, mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    list: async () => {
      const folders = await readdir(join(dataDir, 'media')).catch(() => [])
      const names = await Promise.all(
        folders.map(async (folder) =>
          (await readdir(join(dataDir, 'media', folder))).map((name) => `${folder}/${name}`),
        ),
      )
      return names.flat().filter((name) => name.endsWith('.jpg'))
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

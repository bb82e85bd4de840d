import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const checkout = path.join(import.meta.dirname, '../..')

/** A copy of this checkout that has further migrations, as the next version would. What it shares stays where it is. */
export function makeNextVersion(folder: string, migrations: Readonly<Record<string, string>>): string {
  mkdirSync(path.join(folder, 'apps/api'), { recursive: true })
  cpSync(path.join(checkout, 'apps/api/src'), path.join(folder, 'apps/api/src'), { recursive: true })
  for (const shared of [
    'node_modules',
    'packages',
    'models',
    'apps/web',
    'apps/simulator',
    'package.json',
    'tsconfig.base.json',
  ])
    symlinkSync(path.join(checkout, shared), path.join(folder, shared))
  for (const shared of ['package.json', 'tsconfig.json', 'node_modules', 'locales'])
    try {
      symlinkSync(path.join(checkout, 'apps/api', shared), path.join(folder, 'apps/api', shared))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  for (const [name, text] of Object.entries(migrations))
    writeFileSync(path.join(folder, 'apps/api/src/migrations', name), text)
  return folder
}

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the pictures show: screens with their parts, and the look. Texts are in them as they are written, in English. */
const shown = [
  'apps/web/app/ui/**/*.{ts,tsx,css,svg}',
  'apps/web/app/features/{home,scan,estimate,confirm,search,tracking,completion,washer-home,demo}/**/*.{ts,tsx}',
  'apps/web/app/features/console/queues/**/*.{ts,tsx}',
  'tools/pictures/*.ts',
]
const isTest = /\.test\.tsx?$/

/** A hash over the sources of what the pictures show, in an order that does not depend on the machine. */
export function hashOfInputs(root: string): string {
  const hash = createHash('sha256')
  const files = globSync(shown, { cwd: root }).filter((file) => !isTest.test(file))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

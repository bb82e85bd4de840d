import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'

// node models/scanner/gate/measure-gate.ts --pictures <folder>: how many pictures without laundry get an item, and a sure one,
// as the product scans them.
const { values } = parseArgs({ options: { pictures: { type: 'string', default: '' } } })
const sureFrom = 0.7
const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
const counts = new Map<string, { pictures: number; some: number; sure: number }>()
for (const file of (await readdir(values.pictures, { recursive: true }))
  .filter((name) => name.endsWith('.jpg'))
  .sort()) {
  const items = await scanner.scan(await readFile(join(values.pictures, file)))
  for (const group of ['all', file.split('/')[0] ?? '']) {
    const count = counts.get(group) ?? { pictures: 0, some: 0, sure: 0 }
    count.pictures += 1
    if (items.length > 0) count.some += 1
    if (items.some(({ confidence }) => confidence >= sureFrom)) count.sure += 1
    counts.set(group, count)
  }
}
await scanner.close()
const lines = [...counts].map(([group, { pictures, some, sure }]) => `| ${group} | ${pictures} | ${some} | ${sure} |`)
process.stdout.write(
  ['| pictures of | | with an item | with a sure one |', '|---|---|---|---|', ...lines, ''].join('\n'),
)

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { likelyLaundry } from '@washline/contract/scanning/detector/gate'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import { openDetector } from './seen-pieces.ts'
import { readGate } from './write-gate.ts'

// node models/scanner/gate/measure-gate.ts --pictures <folder> [--only <ids, one a line>]: how many pictures of a folder get an item, and a sure
// one, as the product scans them; in how many the camera's hint shows a piece, and how often scan and hint differ.
const { values } = parseArgs({ options: { pictures: { type: 'string', default: '' }, only: { type: 'string' } } })
const sureFrom = 0.7
const only = values.only ? new Set((await readFile(values.only, 'utf8')).split(/\s+/)) : undefined
const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
const { detect } = await openDetector('models/scanner')
const { hint } = await readGate()
const none = { pictures: 0, some: 0, sure: 0, hinted: 0, differ: 0, differInCount: 0 }
const counts = new Map<string, typeof none>()
for (const file of (await readdir(values.pictures, { recursive: true }))
  .filter((name) => /\.(jpg|png)$/.test(name) && (!only || only.has(name.replace(/^.*\/|\.\w+$/g, ''))))
  .sort()) {
  const picture = await readFile(join(values.pictures, file))
  const items = await scanner.scan(picture)
  const found = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const hinted = likelyLaundry(hint, await detect(picture)).length
  for (const group of new Set(['all', file.includes('/') ? (file.split('/')[0] ?? '') : 'all'])) {
    const count = counts.get(group) ?? { ...none }
    count.pictures += 1
    if (found > 0) count.some += 1
    if (items.some(({ confidence }) => confidence >= sureFrom)) count.sure += 1
    if (hinted > 0) count.hinted += 1
    if (hinted > 0 !== found > 0) count.differ += 1
    if (hinted !== found) count.differInCount += 1
    counts.set(group, count)
  }
}
await scanner.close()
const lines = [...counts].map(
  ([group, { pictures, some, sure, hinted, differ, differInCount }]) =>
    `| ${group} | ${pictures} | ${some} | ${sure} | ${hinted} | ${differ} | ${differInCount} |`,
)
process.stdout.write(
  [
    '| pictures of | | scan: an item | a sure one | hint: a piece | one shows something, the other nothing | counts differ |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n'),
)

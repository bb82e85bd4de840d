import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstJavascript } from '../bench/first-javascript.ts'
import { budgets } from './budgets.ts'
import { momentsText, overMoments, weighMoments } from './moments.ts'
import { overBudget, type Weighed } from './weigh.ts'

// node tools/budgets/check.ts: of the web client as it was built last; `tools/prepare/build.js` runs it.
const root = path.resolve(import.meta.dirname, '../..')
const client = path.join(root, 'apps/web/build/client')
const sources: Readonly<Record<string, Weighed['sources']>> = JSON.parse(
  readFileSync(path.join(client, '.vite', 'sources.json'), 'utf8'),
)
const entries = firstJavascript(client).map(({ screen, sizes }) => ({
  screen,
  modules: [...sizes].map(([file, kb]): Weighed => ({ file, kb, sources: sources[file] ?? {} })),
}))
const built = Object.entries(sources).map(
  ([file, each]): Weighed => ({
    file,
    kb: gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length / 1_000,
    sources: each,
  }),
)
const moments = weighMoments(root, built)
console.log(momentsText(moments))
const broken = [...overBudget(entries, budgets), ...overMoments(moments)]
for (const report of broken) console.log(report)
process.exitCode = broken.length > 0 ? 1 : 0

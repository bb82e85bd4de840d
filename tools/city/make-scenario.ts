import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeDeliveryDay } from './make-delivery-day.ts'
import { makePairs, type PairShape } from './make-pairs.ts'
import type { Scenario } from './scenario.ts'

/** Writes a made-up scenario into a folder: `node tools/city/make-scenario.ts <folder> --kind delivery --seed 1`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'delivery' },
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '1500' },
    couriers: { type: 'string', default: '150' },
    capacity: { type: 'string', default: '3' },
    wide: { type: 'boolean', default: false },
  },
})

function make(): Scenario {
  const seed = Number(values.seed)
  if (values.kind !== 'delivery') return makePairs(values.kind as PairShape, seed, values.wide).scenario
  return makeDeliveryDay({
    seed,
    orders: Number(values.orders),
    couriers: Number(values.couriers),
    capacity: Number(values.capacity),
  })
}

const { jobs, workers, params } = make()
const folder = positionals[0] ?? '.'
const most = Math.max(...jobs.map(({ stops }) => stops.length))
const header = Array.from({ length: most }, (_, k) =>
  ['x', 'y', 'ready_s', 'service_s', 'due_s'].map((name) => `stop${k + 1}_${name}`),
)
const rows = jobs.map(({ id, placedS, stops }) =>
  [id, placedS, ...stops.flatMap(({ x, y, readyS, serviceS, dueS }) => [x, y, readyS, serviceS, dueS])].join(','),
)
const save = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
mkdirSync(folder, { recursive: true })
save('jobs.csv', `${['id', 'placed_s', ...header.flat()].join(',')}\n${rows.join('\n')}\n`)
save(
  'workers.csv',
  `id,x,y,on_s,off_s,capacity\n${workers.map(({ id, x, y, onS, offS, capacity }) => [id, x, y, onS, offS, capacity].join(',')).join('\n')}\n`,
)
save(
  'params.json',
  `${JSON.stringify({ metres_per_minute: params.metresPerMinute, offer_s: params.offerS, batch_s: params.batchS, seed: params.seed }, null, 2)}\n`,
)

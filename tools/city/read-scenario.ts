import { readFileSync } from 'node:fs'
import path from 'node:path'
import { numberOf, readRows, readTable, type Table } from './read-table.ts'
import type { Scenario, ScenarioJob, ScenarioParams, ScenarioStop, ScenarioWorker } from './scenario.ts'

const FIELDS = ['x', 'y', 'ready', 'service', 'due'] as const
type Field = (typeof FIELDS)[number]

/** Which of the five a column of a stop is, whatever prefix or number its name has. */
function fieldOf(name: string): Field | undefined {
  const bare = name.replace(/\d+/g, '').replace(/^_+|_+$/g, '')
  const named = (['ready', 'service', 'due'] as const).find((field) => bare.includes(field))
  return named ?? (['x', 'y'] as const).find((axis) => bare === axis || bare.split(/[^a-z]+/).includes(axis))
}

/** Where each of the five stands within a stop: by the names in the header, otherwise in the documented order. */
function orderOf(header: readonly string[]): readonly Field[] {
  const named = header.slice(2, 2 + FIELDS.length).map(fieldOf)
  return FIELDS.every((field) => named.includes(field)) ? (named as Field[]) : FIELDS
}

function readStops(values: readonly string[], order: readonly Field[], placedS: number): ScenarioStop[] {
  const stops: ScenarioStop[] = []
  for (let from = 0; from < values.length; from += FIELDS.length) {
    const fields = values.slice(from, from + FIELDS.length)
    const value = (field: Field, missing: number) => numberOf(fields[order.indexOf(field)], missing)
    if (fields.every((each) => each === '')) continue
    stops.push({
      x: value('x', Number.NaN),
      y: value('y', Number.NaN),
      readyS: value('ready', placedS),
      serviceS: value('service', 0),
      dueS: value('due', Number.POSITIVE_INFINITY),
    })
  }
  return stops
}

/** One row per job with its stops side by side; rows with the id of an earlier one add stops to it. */
export function readJobs(table: Table): ScenarioJob[] {
  const { header } = table
  const order = orderOf(header)
  const jobs = new Map<string, { id: string; placedS: number; stops: ScenarioStop[] }>()
  readRows('jobs.csv', table, ([id = '', placed, ...values]) => {
    const placedS = numberOf(placed, 0)
    const flat = header[2] === 'stops' ? (values.join(' ').match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|null/gi) ?? []) : values
    const job = jobs.get(id) ?? { id, placedS, stops: [] }
    const stops = readStops(flat, order, placedS)
    if (stops.length === 0) throw new Error(`"${id}" has no stop`)
    if (!stops.every(({ x, y }) => Number.isFinite(x + y))) throw new Error(`"${id}" has a stop without a place`)
    job.stops.push(...stops)
    jobs.set(id, job)
  })
  return [...jobs.values()]
}

export function readWorkers(table: Table): ScenarioWorker[] {
  const { header } = table
  const names = ['id', 'x', 'y', 'on_s', 'off_s', 'capacity']
  const columns = names.every((name) => header.includes(name))
    ? names.map((name) => header.indexOf(name))
    : [0, 1, 2, 3, 4, 5]
  return readRows('workers.csv', table, (row) => {
    const [id = '', x, y, on, off, capacity] = columns.map((column) => row[column])
    const worker: ScenarioWorker = {
      id,
      x: numberOf(x, Number.NaN),
      y: numberOf(y, Number.NaN),
      onS: numberOf(on, 0),
      offS: numberOf(off, Number.POSITIVE_INFINITY),
      capacity: Math.max(1, numberOf(capacity, 1)),
    }
    if (!Number.isFinite(worker.x + worker.y)) throw new Error(`"${id}" has no place`)
    if (worker.offS < worker.onS) throw new Error(`"${id}" goes off duty before coming on`)
    return worker
  })
}

export function readParams(json: unknown): ScenarioParams {
  if (typeof json !== 'object' || json === null) throw new Error('params.json: no object')
  const entries = Object.entries(json as Record<string, unknown>).map(
    ([key, value]) => [key.toLowerCase().replace(/[^a-z]/g, ''), Number(value)] as const,
  )
  const value = (name: RegExp) => entries.find(([key, number]) => name.test(key) && !Number.isNaN(number))?.[1]
  const perSecond = value(/met(?:re|er)spersecond/)
  const metresPerMinute = value(/met(?:re|er)s?permin|mpermin|mpm/) ?? (perSecond ? perSecond * 60 : value(/speed/))
  if (!metresPerMinute || metresPerMinute <= 0) throw new Error('params.json: metres_per_minute is missing')
  return {
    metresPerMinute,
    offerS: value(/offer/) ?? 20,
    batchS: Math.max(1, value(/batch/) ?? 30),
    seed: value(/seed/) ?? 1,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`params.json: ${error instanceof Error ? error.message : error}`)
  }
}

export function readScenario(folder: string): Scenario {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return {
    jobs: readJobs(readTable(text('jobs.csv'))),
    workers: readWorkers(readTable(text('workers.csv'))),
    params: readParams(parse(text('params.json'))),
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { numberOf, readTable, type Table } from './read-table.ts'
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
export function readJobs({ header, rows }: Table): ScenarioJob[] {
  const order = orderOf(header)
  const jobs = new Map<string, { id: string; placedS: number; stops: ScenarioStop[] }>()
  for (const [id = '', placed, ...values] of rows) {
    const placedS = numberOf(placed, 0)
    const flat = header[2] === 'stops' ? (values.join(' ').match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|null/gi) ?? []) : values
    const job = jobs.get(id) ?? { id, placedS, stops: [] }
    job.stops.push(...readStops(flat, order, placedS))
    jobs.set(id, job)
  }
  for (const { id, stops } of jobs.values())
    if (stops.length === 0 || stops.some(({ x, y }) => Number.isNaN(x + y)))
      throw new Error(`jobs.csv: "${id}" has a stop without a place`)
  return [...jobs.values()]
}

export function readWorkers({ header, rows }: Table): ScenarioWorker[] {
  const names = ['id', 'x', 'y', 'on_s', 'off_s', 'capacity']
  const columns = names.every((name) => header.includes(name))
    ? names.map((name) => header.indexOf(name))
    : [0, 1, 2, 3, 4, 5]
  return rows.map((row) => {
    const [id = '', x, y, on, off, capacity] = columns.map((column) => row[column])
    return {
      id,
      x: numberOf(x, 0),
      y: numberOf(y, 0),
      onS: numberOf(on, 0),
      offS: numberOf(off, Number.POSITIVE_INFINITY),
      capacity: Math.max(1, numberOf(capacity, 1)),
    }
  })
}

export function readParams(json: unknown): ScenarioParams {
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

export function readScenario(folder: string): Scenario {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return {
    jobs: readJobs(readTable(text('jobs.csv'))),
    workers: readWorkers(readTable(text('workers.csv'))),
    params: readParams(JSON.parse(text('params.json'))),
  }
}

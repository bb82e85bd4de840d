import calls from './calls.json' with { type: 'json' }
import type { OperationName } from './operation-types.ts'

/** The parts of any call's input. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly form?: Readonly<Record<string, unknown>>
}

type Row = readonly [method: string, path: string, marks?: string]
const rows = calls as unknown as Readonly<Record<OperationName, Row>>

export const operationNames = Object.keys(calls) as OperationName[]

/** How a call is sent. `isOnce`: the server answers a repeat of its key without a second effect. */
export function requestOf(name: OperationName, { params = {}, query = {}, body, form }: AnyInput) {
  const [method, path, marks = ''] = rows[name]
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(asked.map(([key, value]): [string, string] => [key, String(value)])).toString()
  return {
    method,
    path: search === '' ? filled : `${filled}?${search}`,
    isOnce: marks.includes('once'),
    isText: marks.includes('text'),
    body: form ? formData(form) : body === undefined ? undefined : JSON.stringify(body),
  }
}

/** The photo goes last: the server reads the fields before it. */
function formData({ image, ...fields }: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, String(value))
  if (image instanceof Blob) data.set('image', image, image instanceof File ? image.name : 'photo')
  return data
}

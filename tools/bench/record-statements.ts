import pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const applicationOf = (client: pg.Client) =>
  (client as unknown as { connectionParameters?: { application_name?: string } }).connectionParameters?.application_name

/** Notes every statement that the product's pool sends (not the job queue's own) while `work` runs, transaction borders included. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = []
  const real = pg.Client.prototype.query
  const noting = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    if (applicationOf(this) !== 'washline') return Reflect.apply(real, this, args)
    if (typeof first === 'string') sent.push({ text: first, values: Array.isArray(second) ? second : [] })
    else if (typeof first === 'object' && first && 'text' in first) {
      const { text, values } = first as { text: string; values?: unknown[] }
      sent.push({ text, values: values ?? (Array.isArray(second) ? second : []) })
    }
    return Reflect.apply(real, this, args)
  }
  pg.Client.prototype.query = noting as unknown as typeof real
  try {
    await work()
  } finally {
    pg.Client.prototype.query = real
  }
  return sent
}

const quoted = (text: string) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return quoted(String(value))
  if (value instanceof Date) return quoted(value.toISOString())
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`)
  if (Array.isArray(value))
    return quoted(`{${value.map((part) => (part === null ? 'null' : JSON.stringify(String(part)))).join(',')}}`)
  return quoted(typeof value === 'string' ? value : JSON.stringify(value))
}

/** A statement with its values written in, on one line, for pgbench. */
export const inlined = ({ text, values }: Statement): string =>
  `${text
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1]))};`

/** Values survive the way into another process. */
export const packed = (statements: readonly Statement[]): string =>
  JSON.stringify(statements, (_, value) =>
    value?.type === 'Buffer' ? { bytes: Buffer.from(value.data).toString('hex') } : value,
  )
export const unpacked = (json: string): Statement[] =>
  JSON.parse(json, (_, value) => (typeof value?.bytes === 'string' ? Buffer.from(value.bytes, 'hex') : value))

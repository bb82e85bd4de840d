import { logContext } from '../log/log-context.ts'
import { newSpanId, type Tracer } from './tracer.ts'

const longestText = 1_000

/** The span of a statement within a request or a job. Its text has places for the values, never the values. */
export function beginStatement(tracer: Tracer, text: string): ReturnType<Tracer['begin']> | undefined {
  const { trace, span } = logContext()
  if (trace === undefined || span === undefined) return undefined
  const short = text.replace(/\s+/g, ' ').trim().slice(0, longestText)
  const operation = /^\w+/.exec(short)?.[0].toUpperCase() ?? 'SQL'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': short }
  return tracer.begin({ name: operation, kind: 'client', trace, id: newSpanId(), parent: span, attributes })
}

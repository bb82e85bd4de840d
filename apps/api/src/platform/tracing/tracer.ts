import { randomBytes, randomUUID } from 'node:crypto'

/** No personal data: names of routes, queues and hosts, statements without their values, ids. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** OpenTelemetry's numbers. */
export const spanKinds = { server: 2, client: 3, consumer: 5 } as const
export type SpanKind = keyof typeof spanKinds

export interface NewSpan {
  readonly name: string
  readonly kind: SpanKind
  readonly trace: string
  readonly id: string
  readonly parent?: string | undefined
  /** A span of another trace that led to it. */
  readonly link?: { readonly trace: string; readonly span: string } | undefined
  readonly attributes?: Attributes
}

/** Begins spans and gives what ends each; the exporter of a process without an endpoint is absent. */
export interface Tracer {
  begin(span: NewSpan): (ended?: { readonly isFault?: boolean; readonly attributes?: Attributes }) => void
  /** Sends what is left. */
  close(): Promise<void>
}

/** Node draws the bytes of many of these at once. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '')
export const newSpanId = (): string => randomBytes(8).toString('hex')

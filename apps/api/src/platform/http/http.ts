import type { AnswerInput, Body, Endpoint, Params, Query } from '@washline/contract/endpoint'
import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Language } from '@washline/contract/texts/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

export interface Upload {
  readonly bytes: Buffer
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string
  readonly fields: Readonly<Record<string, string>>
  readonly by: UserId
  /** Aborts when the client hangs up before the answer. */
  readonly gone: AbortSignal
}

/** What a handler gets: parsed parts of the request, and the caller (absent only on public endpoints). */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly actor: E['access'] extends 'public' ? Actor | undefined : Actor
  readonly upload: E['multipart'] extends true ? Upload : undefined
  /** The most that a program's call may cost, where it needs a mandate or was approved. */
  readonly ceilingMinor: Minor | undefined
  /** The Idempotency-Key header, when the client sent one. */
  readonly idempotencyKey: string | undefined
  /** What the caller's `Accept-Language` asks for, among the languages of the product. */
  readonly language: Language | undefined
  readonly socketId: string | undefined
  /** The browser's own id: what it sent, or a new one where the route keeps it. */
  readonly device: string | undefined
  readonly ip: string
  /** What the client calls itself; not to be trusted, and cut short. */
  readonly userAgent: string | undefined
  /** How the caller reached this server, by its own words and its proxy's. */
  readonly reachedAt: { readonly host: string; readonly port: number; readonly tls: boolean }
}

export interface RateLimit {
  readonly per: 'ip' | 'actor'
  readonly max: number
  readonly windowS: number
}

export interface RouteOptions {
  readonly limit?: RateLimit
  /** The browser of a successful call is given an id, which it keeps. */
  readonly keepsDevice?: true
  /** The photo of a known caller begins to arrive, after these fields: what it will need may start meanwhile. */
  readonly onUpload?: (fields: Upload['fields']) => void
  /** A read that a replica may answer, some seconds old: not for what clients ask again after a live event. */
  readonly mayBeOld?: true
  /** A quick read that changes nothing and may be made in vain: it leaves in one write with its token (`early-reads.ts`). */
  readonly readsEarly?: true
}

/** An operator has read one thing, or is about to: what a call's parameters name. */
export interface AuditedRead {
  readonly operatorId: UserId
  readonly path: Endpoint['path']
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

export interface Http {
  /** Binds an endpoint of the contract. The answer is parsed by the contract, so only its fields leave. */
  route<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<AnswerInput<E>>,
    options?: RouteOptions,
  ): void
  /** Called with every read by an operator that names one thing, after it succeeded and before it is answered; a failure is the answer's. */
  onAuditedRead(record: (read: AuditedRead) => Promise<void>): void
  /** For what is not an endpoint of the contract: files, form-encoded calls, sockets. */
  readonly fastify: FastifyInstance
  /** The caller of such a call; a program's call is counted. What its token may do is the call's to check. */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** The work of such a call; while the database is silent it is refused at once, as that of an endpoint. */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>
  /** Asked on a connection of its own: where all of the others are in use, the database is there all the same. */
  databaseAnswers(): Promise<boolean>
  readonly endpoints: readonly Endpoint[]
}

export type RawHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

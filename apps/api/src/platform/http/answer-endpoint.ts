import type { AnswerInput, Endpoint } from '@washline/contract/endpoint'
import { refusalsOf } from '@washline/contract/refusals-of'
import type { Language } from '@washline/contract/texts/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { newToken } from '../crypto/opaque-token.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { translateData } from '../texts/translate.ts'
import type { Actor, Authenticate } from './actor.ts'
import type { UploadDesk } from './admit-upload.ts'
import { problemOf } from './answer-problem.ts'
import { checkAccess, checkScope } from './check-access.ts'
import { countTokenCall } from './count-token-call.ts'
import { deviceCookie, deviceOfRequest } from './device-cookie.ts'
import type { EarlyReads } from './early-reads.ts'
import { findCaller } from './find-caller.ts'
import type { AuditedRead, Call, RateLimit, RawHandler, RouteOptions, Upload } from './http.ts'
import { answeredBefore, type KeyedRequest, onceByKey, type SavedAnswer } from './idempotency.ts'
import { type ApprovedCall, approvedRequest, type Mandates } from './operations.ts'
import { parseRequest } from './parse-request.ts'
import { countCall } from './rate-limit.ts'
import { readCall } from './read-call.ts'
import { readUpload } from './read-upload.ts'
import { forbidden, Refusal, unauthenticated } from './refusal.ts'

interface AnswerDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly authenticate: Authenticate
  /** Called with every successful read that has to be recorded; a failure is the answer's. */
  readonly recordRead: (read: AuditedRead) => Promise<void>
  readonly uploads: UploadDesk
  readonly early: EarlyReads
  /** Decides about calls of programs that need a mandate. Without it none is made. */
  readonly mandates?: Pick<Mandates, 'admitCall'> | undefined
}

/** Answers the requests of one endpoint: finds the caller, limits, parses, runs the handler once per idempotency key. */
export function answerEndpoint<E extends Endpoint>(
  deps: AnswerDeps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E>>,
  options: RouteOptions,
): RawHandler {
  const run = answerOnce(deps, endpoint, options.mayBeOld ? oldRead(deps, handler) : handler)
  const logDenial = (status: number, actor: Actor | undefined) => {
    if (actor && (status === 403 || status === 404))
      deps.log.warn('security.denied', { user: actor.userId, method: endpoint.method, route: endpoint.path, status })
  }
  /** Made for whom the token was last, as far as they may make this call; what is wrong with it is answered in the usual order. */
  const readFor = async (former: Actor, request: FastifyRequest) => {
    checkScope(endpoint.scope, former)
    checkAccess(endpoint.access, former)
    return run(readCall(endpoint, request, { actor: former, upload: undefined, device: undefined }))
  }
  if (options.readsEarly) checkReadsEarly(endpoint, options)
  const authenticate = options.readsEarly ? deps.early.authenticate : deps.authenticate
  return async (request, reply) => {
    const early = options.readsEarly && deps.early.begin(request, (former) => readFor(former, request))
    const caller = await (early?.caller ?? findCaller(authenticate, endpoint, request))
    if (caller) await countTokenCall(deps, caller, reply)
    // What anyone may call shows a program what it shows anyone: its token names no scope.
    const actor = endpoint.scope === 'public' && caller?.accessToken ? undefined : caller
    try {
      if (actor) {
        checkScope(endpoint.scope, actor)
        checkAccess(endpoint.access, actor)
      }
    } catch (error) {
      if (error instanceof Refusal) logDenial(error.status, actor)
      throw error
    }
    if (options.limit) await countEndpointCall(deps, options.limit, { endpoint, ip: request.ip, actor })
    const read = await early?.answer()
    if (read) {
      logDenial(read.status, actor)
      return sendAnswer(reply, read)
    }
    const answerCall = async (upload: Upload | undefined) => {
      const device = deviceOfRequest(request) ?? (options.keepsDevice && newToken().token)
      const call = readCall(endpoint, request, { actor, upload, device })
      const keyed = keyedRequest(endpoint, request, call)
      const answer = await withMandate(deps, { endpoint, request, call, keyed }, (admitted) =>
        keyed ? onceByKey(deps, keyed, () => run(admitted)) : run(admitted),
      )
      logDenial(answer.status, actor)
      if (options.keepsDevice && device && answer.status === 200)
        reply.header('set-cookie', deviceCookie(device, request))
      if (endpoint.file && answer.status === 200)
        reply
          .type(`${endpoint.file.type}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${endpoint.file.name}"`)
      return sendAnswer(reply, answer)
    }
    if (!endpoint.multipart) return answerCall(undefined)
    if (!actor) throw unauthenticated()
    return deps.uploads.admit(actor, reply, async (gone) => {
      const upload = await readUpload(request, options.onUpload)
      await deps.uploads.count(actor.userId, upload.bytes.length)
      return answerCall({ ...upload, by: actor.userId, gone })
    })
  }
}

/** What is made before the caller is known may neither count, record nor change anything. */
function checkReadsEarly(
  { method, path, access, file, audited }: Endpoint,
  { limit, keepsDevice }: RouteOptions,
): void {
  if (method !== 'GET' || access === 'public' || access === 'operator' || file || audited || limit || keepsDevice)
    throw new Error(`${method} ${path} cannot read early`)
}

const sendAnswer = (reply: FastifyReply, { status, body }: SavedAnswer) =>
  reply.status(status).header('cache-control', 'no-store').send(body)

const oldRead =
  <E extends Endpoint>({ db }: AnswerDeps, handler: (call: Call<E>) => Promise<AnswerInput<E>>) =>
  (call: Call<E>) =>
    db.mayBeOld(call.actor?.userId, () => handler(call))

/** The request by its Idempotency-Key, where its answer is stored. */
const keyedRequest = <E extends Endpoint>(
  { method, secret }: E,
  request: FastifyRequest,
  { actor, idempotencyKey: key, upload }: Call<E>,
): KeyedRequest | undefined =>
  method !== 'GET' && key && actor && !secret
    ? { caller: actor.userId, key, route: `${method} ${request.url}`, input: inputOf(request, upload) }
    : undefined

interface Asked<E extends Endpoint> {
  readonly endpoint: E
  readonly request: FastifyRequest
  readonly call: Call<E>
  readonly keyed: KeyedRequest | undefined
}

/** Makes the call of a program within its mandate, or answers that it waits for the person. Sessions need none. */
async function withMandate<E extends Endpoint>(
  deps: AnswerDeps,
  { endpoint, request, call, keyed }: Asked<E>,
  make: (call: Call<E>) => Promise<SavedAnswer>,
): Promise<SavedAnswer> {
  const { actor, params, query, body, idempotencyKey } = call
  if (!endpoint.mandated || !actor?.accessToken) return make(call)
  if (!deps.mandates) throw forbidden()
  const before = keyed && (await answeredBefore(deps.db, keyed))
  if (before) return before
  const sent = { params: request.params, query: request.query, body: request.body }
  const asked = { endpoint, actor, parsed: { params, query, body }, sent, idempotencyKey }
  const admission = await deps.mandates.admitCall(asked)
  if ('answer' in admission) return admission.answer
  const answer = await make({ ...call, ceilingMinor: admission.ceilingMinor })
  await admission.settle?.(answer)
  return answer
}

/** Makes an approved call as its person, once by its key. */
export function performEndpoint<E extends Endpoint>(
  deps: AnswerDeps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E>>,
) {
  const run = answerOnce(deps, endpoint, handler)
  return async ({ actor, sent, key, ceilingMinor }: ApprovedCall): Promise<SavedAnswer> => {
    checkAccess(endpoint.access, actor)
    const call = {
      ...parseRequest(endpoint, { url: endpoint.path, ...sent }),
      actor,
      upload: undefined,
      device: undefined,
      idempotencyKey: key,
      language: undefined,
      socketId: undefined,
      ip: '',
      userAgent: undefined,
      reachedAt: { host: '', port: 0, tls: false },
      ceilingMinor,
    } as unknown as Call<E>
    return onceByKey(deps, approvedRequest(actor.userId, endpoint, key), () => run(call))
  }
}

const inputOf = (request: FastifyRequest, upload: Upload | undefined): string =>
  upload ? JSON.stringify([upload.digest, upload.fields]) : request.rawJson

const countEndpointCall = (
  deps: AnswerDeps,
  { per, max, windowS }: RateLimit,
  { endpoint, ip, actor }: { endpoint: Endpoint; ip: string; actor: Actor | undefined },
): Promise<void> => {
  const who = per === 'actor' && actor ? `user:${actor.userId}` : `ip:${ip}`
  return countCall(deps, { key: `${endpoint.method} ${endpoint.path} ${who}`, max, windowS })
}

/** Runs the handler. Declared refusals are answers, which may be saved; a 429 and all else is thrown. */
const answerOnce = <E extends Endpoint>(
  deps: AnswerDeps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInput<E>>,
) => {
  const checkDeclared = declaredBy(endpoint)
  return async (call: Call<E>): Promise<SavedAnswer> => {
    try {
      const body = inLanguage(call.language, endpoint.answers[200].parse(await handler(call)))
      const read = auditedRead(endpoint, call)
      if (read) await deps.recordRead(read)
      return { status: 200, body }
    } catch (error) {
      checkDeclared(error)
      if (error instanceof Refusal && error.status !== 429) return problemOf(error, call.language)
      throw error
    } finally {
      // A database that is away now is not worth more than the answer.
      if (endpoint.method !== 'GET' && call.actor) await deps.db.noteWrite(call.actor.userId).catch(() => undefined)
    }
  }
}

/** A refusal that the endpoint does not declare is a fault: clients cannot know it. */
const declaredBy = (endpoint: Endpoint) => {
  const codes = new Set(refusalsOf(endpoint).map(({ code }) => code))
  return (error: unknown): void => {
    if (!(error instanceof Refusal) || codes.has(error.code)) return
    throw new Error(`${endpoint.method} ${endpoint.path} does not declare the refusal ${error.code}`, { cause: error })
  }
}

/** The one text that an answer may bring is its message. */
const inLanguage = (language: Language | undefined, body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? { ...body, message: translateData(language ?? 'en', body.message) }
    : body

/** Operators' reads that name one thing, or list people's money, are recorded. */
function auditedRead(
  endpoint: Endpoint,
  call: { params: unknown; query: unknown; actor: Actor | undefined },
): AuditedRead | undefined {
  if (endpoint.access !== 'operator' || endpoint.method !== 'GET' || !call.actor) return undefined
  if (!endpoint.params && !endpoint.audited) return undefined
  return {
    operatorId: call.actor.userId,
    path: endpoint.path,
    params: (call.params ?? {}) as AuditedRead['params'],
    query: (call.query ?? {}) as AuditedRead['query'],
  }
}

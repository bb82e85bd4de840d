import { describe, expect, it } from 'vitest'
import { splitOrigin, traceOfJob, withOrigin } from './job-origin.ts'

const request = { request: 'request-1', trace: 'a'.repeat(32), span: 'b'.repeat(16) }

it.each([
  ['nothing', {}, false, { order: 1 }],
  ['a request', request, false, { order: 1, $from: request }],
  ['a request, for later', request, true, { order: 1, $from: { ...request, isLater: true } }],
  ['a request without a span', { request: 'request-1' }, false, { order: 1, $from: { request: 'request-1' } }],
  ['a job', { ...request, job: 'job-1' }, false, { order: 1, $from: request }],
  [
    'a job, for later',
    { ...request, job: 'job-1' },
    true,
    { order: 1, $from: { trace: request.trace, span: request.span, isLater: true } },
  ],
  ['a job without a trace, for later', { request: 'request-1', job: 'job-1' }, true, { order: 1 }],
])('a job that %s enqueues has what is known of it', (_, context, isLater, stored) => {
  const made = withOrigin({ order: 1 }, context, isLater)
  expect(made).toEqual(stored)
  expect(splitOrigin(made).data).toEqual({ order: 1 })
})

it.each([undefined, null, 'text', { order: 1 }])('leaves %j as it is', (stored) => {
  expect(splitOrigin(stored)).toEqual({ data: stored, from: {} })
})

describe('the trace of a job', () => {
  const { trace, span } = request
  it('is that of the request which enqueued it for at once', () => {
    const fresh = expect.stringMatching(/^[\da-f]{16}$/)
    expect(traceOfJob(request, true)).toEqual({ context: { request: 'request-1', trace, span: fresh }, parent: span })
    expect(traceOfJob(request, false)).toEqual({ context: { request: 'request-1', trace }, parent: span })
  })
  it('is its own for later, and linked', () => {
    const later = traceOfJob({ ...request, isLater: true }, true)
    expect(later).toMatchObject({ context: { request: 'request-1' }, link: { trace, span } })
    expect(later.context.trace).not.toBe(trace)
    expect(traceOfJob({ ...request, isLater: true }, false)).toEqual({ context: { request: 'request-1' } })
  })
  it('is its own where nobody enqueued it', () => {
    expect(traceOfJob({}, true)).toMatchObject({ context: { trace: expect.stringMatching(/^[\da-f]{32}$/) } })
    expect(traceOfJob({}, false)).toEqual({ context: {} })
  })
})

import { getAuth, login, logout } from '@washline/contract/identity/endpoints'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { getSession, signIn } from '../session/session.ts'
import { answerBy, refuse, unreachable } from '../testing/answer.ts'
import { network } from '../testing/network.ts'
import { aCustomer } from '../testing/people.ts'
import { ApiError } from './api-error.ts'
import { callApi } from './call-api.ts'
import { errorText } from './error-text.ts'
import { NetworkError } from './network-error.ts'

const body = { email: 'mei@example.test', password: 'washline-demo' }
let asked: Request[] = []

const hearLogins = () =>
  network.use(
    answerBy(login, ({ request }) => {
      asked.push(request)
      return { success: true, token: 'fresh', user: aCustomer() }
    }),
  )

beforeEach(() => {
  asked = []
})

const header = (name: string) => asked.map((request) => request.headers.get(name))

describe('the request', () => {
  it('is JSON, without a token for a guest', async () => {
    hearLogins()
    await callApi(login, { body })
    expect(header('Accept')).toEqual(['application/json'])
    expect(header('Content-Type')).toEqual(['application/json'])
    expect(header('Authorization')).toEqual([null])
  })

  it('carries the stored token', async () => {
    signIn('stored', aCustomer())
    hearLogins()
    await callApi(login, { body })
    expect(header('Authorization')).toEqual(['Bearer stored'])
  })

  it('has a new key for each submit, and the given one for a retry', async () => {
    hearLogins()
    await callApi(login, { body })
    await callApi(login, { body })
    await callApi(login, { body, idempotencyKey: 'kept' })
    const [first, second, third] = header('Idempotency-Key')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
    expect(third).toBe('kept')
  })
})

describe('the answer', () => {
  it('is an ApiError with the status, the reason, the problem and the fields', async () => {
    const errors = { email: ['These credentials do not match our records.'] }
    network.use(refuse(login, { status: 422, message: 'Please check.', code: 'invalid', errors }))
    const error = await callApi(login, { body }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'API Error: 422 Please check.',
      reason: 'Please check.',
      problem: { code: 'invalid' },
      errors,
    })
    expect(errorText(error, 'Other')).toBe('Please check.')
  })

  it('ends the session on 401, with the server’s text', async () => {
    signIn('stale', aCustomer())
    network.use(refuse(getAuth, { status: 401, message: 'Unauthenticated.' }))
    await expect(callApi(getAuth)).rejects.toMatchObject({ message: 'Unauthenticated.', status: 401 })
    expect(getSession().token).toBeNull()
    expect(localStorage.getItem('current_user')).toBeNull()
  })

  it('hides the details of a server error', async () => {
    network.use(refuse(logout, { status: 500, message: 'stack' }))
    const error = await callApi(logout).catch((thrown: unknown) => thrown)
    expect(errorText(error, 'Try again.')).toBe('Try again.')
  })

  it('is none where a page of somebody else comes, as before signing in to a network', async () => {
    network.use(http.post(logout.path, () => HttpResponse.html('<h1>Please accept our terms</h1>')))
    await expect(callApi(logout)).rejects.toThrow('The answer is not of the server.')
  })

  it('is a NetworkError when nothing arrives', async () => {
    network.use(unreachable(login))
    await expect(callApi(login, { body })).rejects.toBeInstanceOf(NetworkError)
  })
})

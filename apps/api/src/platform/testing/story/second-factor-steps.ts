import * as identity from '@washline/contract/identity/endpoints'
import * as factor from '@washline/contract/identity/second-factor-endpoints'
import { codeShown } from '../authenticator.ts'
import type { TestApp } from '../start-app.ts'
import { type People, freshPassword as password } from './people.ts'
import type { Known, Step } from './step.ts'

/** A fresh operator sets up the second factor, signs in with it, and takes it away. */
export function secondFactorSteps(app: TestApp, known: Known, { unprovenOperator }: People): readonly Step[] {
  const by = 'unprovenOperator'
  const proof = () => ({ body: { password, code: known.codes[0] } })
  const learnCodes: Step['learn'] = ({ data }) => {
    known.codes = data.recovery_codes
  }
  return [
    { endpoint: factor.getSecondFactor, by, strangers: 'own' },
    {
      endpoint: factor.beginSecondFactor,
      by,
      strangers: 422,
      request: () => ({ body: { password } }),
      learn: ({ data }) => {
        known.totpSecret = data.secret
      },
    },
    {
      endpoint: factor.confirmSecondFactor,
      by,
      strangers: 409,
      request: () => ({ body: { code: codeShown(known.totpSecret, app.clock.now()) } }),
      again: 409,
      learn: learnCodes,
    },
    { endpoint: factor.renewRecoveryCodes, by, strangers: 422, request: proof, learn: learnCodes },
    {
      endpoint: identity.login,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { email: unprovenOperator.email, password } }),
      answers: 403,
      learn: ({ sign_in_token }) => {
        known.signInToken = sign_in_token
      },
    },
    {
      endpoint: factor.answerSignIn,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { sign_in_token: known.signInToken, code: known.codes[0] } }),
      again: 422,
      learn: () => void known.codes.shift(),
    },
    { endpoint: factor.removeSecondFactor, by, strangers: 422, request: proof, again: 409 },
  ]
}

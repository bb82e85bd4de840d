import * as identity from '@washline/contract/identity/endpoints'
import * as factor from '@washline/contract/identity/second-factor-endpoints'
import { codeShown } from '../harness/authenticator.ts'
import type { TestApp } from '../harness/start-app.ts'
import { type People, freshPassword as password } from './people.ts'
import type { ScenarioValues, Step } from './step.ts'

/** A fresh operator sets up the second factor, signs in with it, and takes it away. */
export function secondFactorSteps(app: TestApp, values: ScenarioValues, { unprovenOperator }: People): readonly Step[] {
  const by = 'unprovenOperator'
  const proof = () => ({ body: { password, code: values.codes[0] } })
  const learnCodes: Step['learn'] = ({ data }) => {
    values.codes = data.recovery_codes
  }
  return [
    { endpoint: factor.getSecondFactor, by, strangers: 'own' },
    {
      endpoint: factor.beginSecondFactor,
      by,
      strangers: 422,
      request: () => ({ body: { password } }),
      learn: ({ data }) => {
        values.totpSecret = data.secret
      },
    },
    {
      endpoint: factor.confirmSecondFactor,
      by,
      strangers: 409,
      request: () => ({ body: { code: codeShown(values.totpSecret, app.clock.now()) } }),
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
        values.signInToken = sign_in_token
      },
    },
    {
      endpoint: factor.answerSignIn,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { sign_in_token: values.signInToken, code: values.codes[0] } }),
      again: 422,
      learn: () => void values.codes.shift(),
    },
    { endpoint: factor.removeSecondFactor, by, strangers: 422, request: proof, again: 409 },
  ]
}

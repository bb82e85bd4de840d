import * as endpoints from '@washline/contract/identity/endpoints'
import { messages } from '@washline/contract/messages'
import type { FactBus } from '../facts/fact-bus.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { unauthenticated } from '../platform/http/refusal.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { GoogleIdentityGateway } from './google-identity-gateway.ts'
import { accountWire, userById, userWire } from './queries.ts'
import { limits, texts } from './rules.ts'
import { askPasswordReset } from './use-cases/ask-password-reset.ts'
import { changeAccount } from './use-cases/change-account.ts'
import { registerUser } from './use-cases/register-user.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { signIn } from './use-cases/sign-in.ts'
import { signInWithGoogle } from './use-cases/sign-in-with-google.ts'
import { signOut } from './use-cases/sign-out.ts'
import { switchAccountType } from './use-cases/switch-account-type.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly facts: FactBus
  readonly jobs: Jobs
  readonly mail: Mail
  /** Where people reach this copy, for the links in letters. */
  readonly publicUrl: string
  /** Absent without a Google client id. */
  readonly google: GoogleIdentityGateway | undefined
}

const success = true as const
const perIp = ({ perIp }: { perIp: { max: number; windowS: number } }) => ({ limit: { per: 'ip' as const, ...perIp } })

export const identityRoutes = (http: Http, deps: IdentityDeps): void => {
  const user = async (userId: number) => {
    const row = await userById(deps.db, userId)
    if (!row) throw unauthenticated()
    return row
  }
  const signedIn = async ({ userId, token }: { userId: number; token: string }) => ({
    success,
    user: userWire(await user(userId)),
    token,
  })
  const account = async (userId: number) => ok(accountWire(await user(userId)))

  http.route(endpoints.login, async ({ body }) => signedIn(await signIn(deps, body)), perIp(limits.signIn))

  http.route(
    endpoints.register,
    async ({ body: { name, email, phone_number: phoneNumber, password }, language }) =>
      signedIn(await registerUser(deps, { name, email, phoneNumber, password, language })),
    perIp(limits.register),
  )

  http.route(
    endpoints.googleSignIn,
    async ({ body, language }) => {
      const { isNew, ...session } = await signInWithGoogle(deps, { accessToken: body.access_token, language })
      return { ...(await signedIn(session)), signIn: !isNew }
    },
    perIp(limits.google),
  )

  http.route(endpoints.logout, async ({ actor }) => {
    await signOut(deps, { tokenId: actor.tokenId })
    return { success, message: texts.signedOut }
  })

  http.route(endpoints.getAuth, async ({ actor }) => ({ success, user: userWire(await user(actor.userId)) }))

  http.route(
    endpoints.forgotPasswordEndpoint,
    async ({ body, language }) => {
      await askPasswordReset(deps, { ...body, language })
      return { success, message: texts.resetAsked }
    },
    perIp(limits.forgotPassword),
  )

  http.route(
    endpoints.resetPassword,
    async ({ body: { token, password } }) => {
      await resetPassword(deps, { token, password })
      return { success, message: texts.resetDone }
    },
    perIp(limits.resetPassword),
  )

  http.route(endpoints.switchAccountType, async ({ actor }) => {
    const switched = await switchAccountType(deps, { userId: actor.userId })
    return switched
      ? { success: true, message: messages.signIn.switched, isProvider: switched.isWasher }
      : { success: false, message: messages.signIn.switchFailed, isProvider: false }
  })

  http.route(endpoints.getAccount, async ({ actor }) => account(actor.userId))

  http.route(endpoints.updateAccount, async ({ actor, body: { phone_number: phoneNumber, ...changes } }) => {
    await changeAccount(deps, { userId: actor.userId, changes: { ...changes, phoneNumber } })
    return account(actor.userId)
  })
}

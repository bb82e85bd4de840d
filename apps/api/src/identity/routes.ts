import { Readable } from 'node:stream'
import * as account from '@washline/contract/identity/account-endpoints'
import * as endpoints from '@washline/contract/identity/endpoints'
import { signInMessages } from '@washline/contract/identity/messages'
import { identityRefusals } from '@washline/contract/identity/refusals'
import * as factor from '@washline/contract/identity/second-factor-endpoints'
import { listSecurityEvents } from '@washline/contract/identity/security-events'
import type { UserId } from '@washline/contract/ids'
import * as tokens from '@washline/contract/tokens/endpoints'
import { writeZip } from '../platform/archive/write-zip.ts'
import { base32 } from '../platform/crypto/totp.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { refuse, unauthenticated } from '../platform/http/refusal.ts'
import type { IdentityDeps } from './deps.ts'
import { accessTokensOf } from './queries/access-tokens.ts'
import { securityEventsOf } from './queries/security-events.ts'
import { accountWire, blockersOf, secondFactorOf, sessionsOf, userById, userWire } from './queries.ts'
import { limits, texts } from './rules.ts'
import { answerSignIn } from './use-cases/answer-sign-in.ts'
import { askDownload, type DownloadLink, openDownload } from './use-cases/ask-download.ts'
import { askPasswordReset } from './use-cases/ask-password-reset.ts'
import { changeAccount } from './use-cases/change-account.ts'
import { changePassword } from './use-cases/change-password.ts'
import { removeAccountPhoto, setAccountPhoto } from './use-cases/change-photo.ts'
import { removeSecondFactor, renewRecoveryCodes } from './use-cases/change-second-factor.ts'
import { claimOperator } from './use-cases/claim-operator.ts'
import { confirmEmail } from './use-cases/confirm-email.ts'
import { deleteAccount } from './use-cases/delete-account.ts'
import { endOtherSessions, endSession } from './use-cases/end-sessions.ts'
import { addressOf, beginSecondFactor, confirmSecondFactor } from './use-cases/enrol-second-factor.ts'
import { gatherDownload } from './use-cases/gather-download.ts'
import { makeAccessToken } from './use-cases/make-access-token.ts'
import type { Opened } from './use-cases/open-session.ts'
import { registerUser } from './use-cases/register-user.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { revokeAccessToken } from './use-cases/revoke-access-token.ts'
import { signIn } from './use-cases/sign-in.ts'
import { signInWithGoogle } from './use-cases/sign-in-with-google.ts'
import { signOut } from './use-cases/sign-out.ts'
import { switchAccountType } from './use-cases/switch-account-type.ts'
import { undoChange } from './use-cases/undo-change.ts'

const success = true as const
const downloadPath = '/api/account/download/file'

const userOf = async ({ db }: Pick<IdentityDeps, 'db'>, userId: UserId) => {
  const row = await userById(db, userId)
  if (!row) throw unauthenticated()
  return row
}
const perIp = ({ perIp }: { perIp: { max: number; windowS: number } }) => ({ limit: { per: 'ip' as const, ...perIp } })

const entrance = (limit: Parameters<typeof perIp>[0]) => ({ ...perIp(limit), keepsDevice: true as const })

export function identityRoutes(http: Http, deps: IdentityDeps): void {
  signInRoutes(http, deps)
  sessionRoutes(http, deps)
  tokenRoutes(http, deps)
  passwordRoutes(http, deps)
  accountRoutes(http, deps)
  leavingRoutes(http, deps)
  secondFactorRoutes(http, deps)
}

function signInRoutes(http: Http, deps: IdentityDeps): void {
  const signedIn = async ({ userId, token }: { readonly userId: UserId; readonly token: string }) => ({
    success,
    user: userWire(await userOf(deps, userId), deps.storage.portraitUrl),
    token,
  })
  const signedInOrWaiting = (opened: Opened) => {
    if ('waiting' in opened) throw refuse(identityRefusals.codeNeeded, { body: { sign_in_token: opened.waiting } })
    return signedIn(opened)
  }

  http.route(
    endpoints.login,
    async ({ body, ip, userAgent, device }) =>
      signedInOrWaiting(await signIn(deps, { ...body, ip, userAgent, device })),
    entrance(limits.signIn),
  )

  http.route(
    factor.answerSignIn,
    async ({ body: { sign_in_token: token, code }, userAgent, device }) =>
      signedIn(await answerSignIn(deps, { token, code, userAgent, device })),
    entrance(limits.code),
  )

  http.route(
    endpoints.register,
    async ({ body: { name, email, phone_number: phoneNumber, password }, ip, userAgent, device, language }) =>
      signedIn(await registerUser(deps, { name, email, phoneNumber, password, ip, userAgent, device, language })),
    entrance(limits.register),
  )

  http.route(
    endpoints.claimOperator,
    async ({ body: { token, name, email, password }, userAgent, device, language }) =>
      signedIn(await claimOperator(deps, { token, name, email, password, userAgent, device, language })),
    entrance(limits.resetPassword),
  )

  http.route(
    endpoints.googleSignIn,
    async ({ body, userAgent, device, language }) => {
      const { isNew, ...opened } = await signInWithGoogle(deps, {
        accessToken: body.access_token,
        userAgent,
        device,
        language,
      })
      return { ...(await signedInOrWaiting(opened)), signIn: !isNew }
    },
    entrance(limits.google),
  )
}

function sessionRoutes(http: Http, deps: IdentityDeps): void {
  http.route(endpoints.logout, async ({ actor }) => {
    await signOut(deps, actor)
    return { success, message: texts.signedOut }
  })

  http.route(endpoints.getAuth, async ({ actor }) => ({
    success,
    user: userWire(await userOf(deps, actor.userId), deps.storage.portraitUrl),
  }))

  http.route(endpoints.switchAccountType, async ({ actor }) => {
    const switched = await switchAccountType(deps, { userId: actor.userId })
    return switched
      ? { success: true, message: signInMessages.switched, isProvider: switched.isWasher }
      : { success: false, message: signInMessages.switchFailed, isProvider: false }
  })

  http.route(account.listSessions, async ({ actor }) => ok(await sessionsOf(deps.db, deps.clock, actor)))

  http.route(listSecurityEvents, async ({ actor }) => ok(await securityEventsOf(deps.db, actor.userId)))

  http.route(account.endSession, async ({ actor, params }) => {
    await endSession(deps, { userId: actor.userId, sessionId: params.id })
    return { success }
  })

  http.route(account.endOtherSessions, async ({ actor }) => {
    await endOtherSessions(deps, actor)
    return { success }
  })
}

function tokenRoutes(http: Http, deps: IdentityDeps): void {
  http.route(tokens.listAccessTokens, async ({ actor }) =>
    ok(await accessTokensOf(deps.db, { userId: actor.userId, at: deps.clock.now() })),
  )

  http.route(tokens.makeAccessToken, async ({ actor, body: { name, scopes, lifetime_days: days, ...proof } }) =>
    ok(await makeAccessToken(deps, { actor, name, scopes, days, proof })),
  )

  http.route(tokens.revokeAccessToken, async ({ actor: { userId, tokenId }, params }) => {
    await revokeAccessToken(deps, { userId, tokenId, id: params.id })
    return { success }
  })
}

function passwordRoutes(http: Http, deps: IdentityDeps): void {
  http.route(
    endpoints.askPasswordReset,
    async ({ body, ip, language }) => {
      await askPasswordReset(deps, { ...body, ip, language })
      return { success, message: texts.resetAsked }
    },
    perIp(limits.forgotPassword),
  )

  http.route(
    endpoints.resetPassword,
    async ({ body: { token, password }, userAgent, device }) => {
      await resetPassword(deps, { token, password, userAgent, device })
      return { success, message: texts.resetDone }
    },
    entrance(limits.resetPassword),
  )

  http.route(
    endpoints.undoChange,
    async ({ body }) => ok({ reset_token: await undoChange(deps, body) }),
    perIp(limits.undo),
  )

  http.route(account.changePassword, async ({ actor: { userId, tokenId }, body }) => {
    await changePassword(deps, { userId, tokenId, proof: body, password: body.password })
    return { success, message: texts.passwordChanged }
  })
}

function accountRoutes(http: Http, deps: IdentityDeps): void {
  const shown = async (userId: UserId) => ok(accountWire(await userOf(deps, userId), deps.storage.portraitUrl))

  http.route(endpoints.getAccount, async ({ actor }) => shown(actor.userId))

  http.route(endpoints.updateAccount, async ({ actor, body }) => {
    const { userId, tokenId } = actor
    const { name, phone_number: phoneNumber, address, language, email } = body
    const changes = { name, phoneNumber, address, language }
    await changeAccount(deps, { userId, tokenId, changes, email, proof: body })
    return shown(actor.userId)
  })

  http.route(account.confirmEmail, async ({ actor, body }) => {
    await confirmEmail(deps, { userId: actor.userId, token: body.token })
    return shown(actor.userId)
  })

  http.route(account.uploadAccountPhoto, async ({ actor, upload }) => {
    await setAccountPhoto(deps, { userId: actor.userId, upload })
    return shown(actor.userId)
  })

  http.route(account.removeAccountPhoto, async ({ actor }) => {
    await removeAccountPhoto(deps, actor)
    return shown(actor.userId)
  })
}

function leavingRoutes(http: Http, deps: IdentityDeps): void {
  http.route(account.askDownload, async ({ actor, body }) =>
    ok({ url: `${downloadPath}?${await askDownload(deps, actor, body)}` }),
  )
  http.fastify.get<{ Querystring: DownloadLink }>(downloadPath, async (request, reply) => {
    const userId = await openDownload(deps, request.query)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="washline.zip"')
      .header('cache-control', 'no-store')
      .send(Readable.from(writeZip(gatherDownload(deps, userId))))
  })

  http.route(account.getDeletion, async ({ actor }) =>
    ok({ blockers: await blockersOf(deps.db, deps.people(), actor.userId) }),
  )

  http.route(account.deleteAccount, async ({ actor, body }) => {
    await deleteAccount(deps, actor, body)
    return { success, message: texts.deleted }
  })
}

function secondFactorRoutes(http: Http, deps: IdentityDeps): void {
  http.route(factor.getSecondFactor, async ({ actor }) => {
    const { since, recoveryCodesLeft } = await secondFactorOf(deps.db, actor.userId)
    const proven = actor.hasSecondFactor
    return ok({ since: since?.toISOString() ?? null, recovery_codes_left: recoveryCodesLeft, proven })
  })

  http.route(factor.beginSecondFactor, async ({ actor: { userId, tokenId }, body }) => {
    const secret = await beginSecondFactor(deps, { userId, tokenId, password: body.password, code: body.code })
    const { email } = await userOf(deps, userId)
    return ok({ address: addressOf(email, secret), secret: base32(secret) })
  })

  http.route(factor.confirmSecondFactor, async ({ actor: { userId, tokenId }, body }) =>
    ok({ recovery_codes: [...(await confirmSecondFactor(deps, { userId, tokenId, code: body.code }))] }),
  )

  http.route(factor.renewRecoveryCodes, async ({ actor: { userId, tokenId }, body: { password, code } }) =>
    ok({ recovery_codes: [...(await renewRecoveryCodes(deps, { userId, tokenId, password, code }))] }),
  )

  http.route(factor.removeSecondFactor, async ({ actor: { userId, tokenId }, body: { password, code } }) => {
    await removeSecondFactor(deps, { userId, tokenId, password, code })
    return { success, message: texts.secondFactorRemoved }
  })
}

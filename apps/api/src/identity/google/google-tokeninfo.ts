import { signInMessages } from '@washline/contract/identity/messages'
import { lineOf } from '@washline/contract/texts/plain-text'
import { z } from 'zod'
import type { Clock } from '../../platform/clock/clock.ts'
import { vendorTimeMs } from '../../platform/vendors/vendor-time.ts'
import type { GoogleAnswer, GoogleIdentityGateway } from '../google-identity-gateway.ts'

const tokenInfo = z.object({
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.coerce.number(),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})
const userInfo = z.object({ sub: z.string(), name: z.string().trim().min(1) })
const problem = z.object({ error_description: z.string().min(1).max(200) })

interface Options {
  readonly clientId: string
  readonly tokeninfoUrl: string
  readonly userinfoUrl: string
  readonly clock: Clock
  readonly timeoutMs?: number
}

/**
 * Google's token and user information endpoints. A token is accepted only if it was issued to this product (`aud`) for a
 * verified address: otherwise any other site could replay its visitors' tokens here.
 */
export function googleTokeninfo(options: Options): GoogleIdentityGateway {
  const read = async (url: string, accessToken: string): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(vendorTimeMs('sign-in', options.timeoutMs)),
      redirect: 'error',
    })
    const text = await response.text()
    return { status: response.status, body: text.length <= 20_000 ? JSON.parse(text) : undefined }
  }

  const nameOf = async (accessToken: string, sub: string): Promise<string | undefined> => {
    try {
      const { status, body } = await read(options.userinfoUrl, accessToken)
      const info = userInfo.safeParse(body)
      return status === 200 && info.success && info.data.sub === sub ? lineOf(info.data.name, 100) : undefined
    } catch {
      return undefined
    }
  }

  const verify = async (accessToken: string): Promise<GoogleAnswer> => {
    const url = new URL(options.tokeninfoUrl)
    url.searchParams.set('access_token', accessToken)
    const { status, body } = await read(url.href, accessToken)
    if (status >= 500 || status === 429) return { unavailable: `status ${status}` }
    if (status !== 200) {
      const problemText = problem.safeParse(body)
      return { refused: problemText.success ? problemText.data.error_description : signInMessages.google }
    }
    const info = tokenInfo.safeParse(body)
    if (!info.success) return { refused: signInMessages.google }
    const { aud, sub, exp, email, email_verified: isVerified } = info.data
    if (aud !== options.clientId) return { refused: signInMessages.google }
    if (exp * 1_000 <= options.clock.now().getTime()) return { refused: signInMessages.google }
    if (!isVerified) return { refused: signInMessages.googleUnverified }
    return { identity: { sub, email, name: await nameOf(accessToken, sub) } }
  }

  return {
    identify: async (accessToken) => {
      try {
        return await verify(accessToken)
      } catch (error) {
        return { unavailable: error instanceof Error ? error.name : 'unknown' }
      }
    },
  }
}

import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { googleTokeninfo } from './google/google-tokeninfo.ts'
import type { GoogleIdentityGateway } from './google-identity-gateway.ts'

/** Google where its client id is configured; otherwise people sign in without it. */
export const chooseGoogleIdentityGateway = (
  config: Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_TOKENINFO_URL' | 'GOOGLE_USERINFO_URL'>,
  clock: Clock,
): GoogleIdentityGateway | undefined =>
  config.GOOGLE_CLIENT_ID
    ? googleTokeninfo({
        clock,
        clientId: config.GOOGLE_CLIENT_ID,
        tokeninfoUrl: config.GOOGLE_TOKENINFO_URL,
        userinfoUrl: config.GOOGLE_USERINFO_URL,
      })
    : undefined

import type { Config } from '../../platform/config/config.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { chooseGateways } from './choose-gateways.ts'
import { createExtensions } from './create-extensions.ts'
import { dressOf } from './dress-of.ts'
import type { GatewayKind } from './manifest.ts'
import type { ExtensionLimits } from './start-thread.ts'

interface Opening extends ExtensionsDeps {
  readonly config: Pick<
    Config,
    'WASHLINE_EXTENSIONS' | 'STRIPE_SECRET_KEY' | 'SMTP_URL' | 'vision' | 'PROVIDER_IDENTITY' | 's3'
  >
  readonly limits?: ExtensionLimits | undefined
}

/** The extensions that the configuration names, and what they take the place of. */
export async function openExtensions({ config, ...deps }: Opening) {
  const extensions = await createExtensions({ ...deps, locations: config.WASHLINE_EXTENSIONS })
  return {
    extensions,
    gateways: chooseGateways(extensions),
    builtIn: builtInGateways(config),
    dress: dressOf(extensions.all),
    secretKeys: deps.secretKeys,
  }
}

/** What stands behind a kind of gateway without extensions, as operators read it. */
const builtInGateways = (config: Opening['config']): Readonly<Record<Exclude<GatewayKind, 'map'>, string>> => ({
  card: config.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox',
  mail: config.SMTP_URL ? 'smtp' : 'folder',
  scan: config.vision ? config.vision.model : 'embedded',
  identity: config.PROVIDER_IDENTITY,
  storage: config.s3 ? 's3' : 'folder',
})

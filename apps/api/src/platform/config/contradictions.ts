import { keyMode } from './key-mode.ts'

type Given = Readonly<Record<string, string | undefined>>

/** The settings that are missing of some that go together. */
const together = (given: Given, names: readonly string[]): string[] => {
  const missing = names.filter((name) => given[name] === undefined)
  return missing.length === 0 || missing.length === names.length
    ? []
    : missing.map((name) => `${name}: is missing (it goes with ${names.filter((other) => other !== name).join(', ')})`)
}

/** What goes only with another setting, which is not there. */
export const needed = (given: Readonly<Record<string, unknown>>, wanted: string, by: readonly string[]): string[] => {
  const present = by.filter((name) => given[name] !== undefined)
  return given[wanted] !== undefined || present.length === 0
    ? []
    : [`${wanted}: is missing (it goes with ${present.join(', ')})`]
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** Keys of different worlds take money in one and show cards of the other. */
function stripeProblems({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, ...given }: Given): string[] {
  const worlds = [secret, publishable].map((key) => keyMode(key ?? ''))
  return [
    ...(worlds.every((world) => world !== undefined) && worlds[0] !== worlds[1]
      ? [`STRIPE_PUBLISHABLE_KEY: is a ${worlds[1]} key, STRIPE_SECRET_KEY a ${worlds[0]} key`]
      : []),
    ...(secret !== undefined && isOn(given.DEMO)
      ? ['DEMO: the demo market pays with test cards of the sandbox; leave it off with STRIPE_SECRET_KEY']
      : []),
    ...(given.PROVIDER_IDENTITY === 'stripe' && secret === undefined
      ? ['PROVIDER_IDENTITY: stripe goes with STRIPE_SECRET_KEY']
      : []),
  ]
}

/** One search of addresses, and with it what finds the routes: half of a pair would leave the invented city on. */
function mapsProblems(given: Given): string[] {
  const { MAPS_PHOTON_URL: photon, MAPS_NOMINATIM_URL: nominatim, MAPS_OSRM_URL: osrm } = given
  if (photon !== undefined && nominatim !== undefined)
    return ['MAPS_NOMINATIM_URL: one search of addresses is enough; leave it or MAPS_PHOTON_URL out']
  if (given.GOOGLE_MAPS_API_KEY !== undefined) return []
  if (osrm !== undefined && photon === undefined && nominatim === undefined)
    return ['MAPS_PHOTON_URL: is missing, or MAPS_NOMINATIM_URL (one goes with MAPS_OSRM_URL)']
  return [...needed(given, 'MAPS_OSRM_URL', ['MAPS_PHOTON_URL', 'MAPS_NOMINATIM_URL'])]
}

/** Settings that contradict each other or miss their pair, a line each. */
export const contradictionsOf = (given: Given): string[] => [
  ...together(given, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']),
  ...needed(given, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET']),
  ...stripeProblems(given),
  ...together(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']),
  ...needed(given, 'OPERATOR_NAME', ['OPERATOR_EMAIL']),
  ...together(given, ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET']),
  ...together(given, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
  ...needed(given, 'S3_BUCKET', ['S3_ENDPOINT', 'S3_REGION']),
  ...needed(given, 'DATABASE_URL', ['DATABASE_POOL_URL', 'DATABASE_REPLICA_URL']),
  ...needed(given, 'BACKUP_PASSPHRASE', ['BACKUP_TO']),
  ...(given.BACKUP_TO === 'bucket' ? needed(given, 'S3_BUCKET', ['BACKUP_TO']) : []),
  ...mapsProblems(given),
  ...needed(given, 'MAPS_STYLE_URL', ['MAPS_STYLE_HOSTS']),
]

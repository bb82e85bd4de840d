// Loads the product's code once, so that Node keeps what it compiled in NODE_COMPILE_CACHE.
import { flushCompileCache } from 'node:module'

const api = new URL('../../apps/api/src/', import.meta.url)
for (const file of [
  'app.ts',
  'demo/index.ts',
  'platform/postgres/start-postgres.ts',
  'platform/config/describe-settings.ts',
  'platform/config/read-settings.ts',
  'platform/db/migrate.ts',
  'platform/db/restrict-role.ts',
  'platform/postgres/explain-database-fault.ts',
  'scanning/embedded/find-garments.ts',
  'scanning/embedded/load-models.ts',
  'scanning/embedded/load-label-models.ts',
  'scanning/embedded/read-care-label.ts',
  'scanning/sharp/normalise-photo.ts',
  'payments/stripe/stripe-gateway.ts',
])
  await import(new URL(file, api).href)
flushCompileCache()
process.exit()

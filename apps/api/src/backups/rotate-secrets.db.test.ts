import { afterAll, expect, it } from 'vitest'
import { startApp } from '../../testing/harness/start-app.ts'
import { readConfig } from '../platform/config/config.ts'
import { openSecrets } from '../platform/config/open-secrets.ts'
import { persistedKeys } from '../platform/config/secrets.ts'
import { seal } from '../platform/crypto/sealed-bytes.ts'
import { sql } from '../platform/db/sql.ts'
import { addSecrets, dropSecrets, useSecrets } from './use-cases/rotate-secrets.ts'

const app = await startApp()
afterAll(app.close)
const read = readConfig({ DATABASE_URL: app.db.url, DATA_DIR: app.dataDir })
if ('problems' in read) throw new Error(read.problems.join())
const { config } = read

it('changes every secret in three steps; what the former one made opens until it is sealed anew', async () => {
  const [former] = await persistedKeys(app.dataDir, 'second-factor')
  await addSecrets(app.dataDir)
  const added = await persistedKeys(app.dataDir, 'second-factor')
  expect([added[0], added.length]).toEqual([former, 2])
  const person = await app.join('Olga Marsh', { isOperator: true })
  const sealed = seal({ keys: [former], purpose: 'second factor', owner: String(person.id) }, Buffer.from('shared'))
  await app.db.run(
    sql`insert into second_factors (user_id, secret, confirmed_at) values (${person.id}, ${sealed}, now())`,
  )

  await useSecrets(app.dataDir)
  expect(await persistedKeys(app.dataDir, 'second-factor')).toEqual([added[1], former])
  expect((await openSecrets(config)).linkKeys).toHaveLength(2)

  expect(await dropSecrets({ db: app.db, config, isAll: false })).toEqual([
    'Sealed anew: 1 second factors, 0 webhooks.',
    'Former secrets stay for second-factor and extensions: recovery codes and settings of extensions need them.',
  ])
  expect((await persistedKeys(app.dataDir, 'links')).length).toBe(1)
  expect((await persistedKeys(app.dataDir, 'second-factor')).length).toBe(2)
  expect(await dropSecrets({ db: app.db, config, isAll: true })).toEqual(['Sealed anew: 0 second factors, 0 webhooks.'])
  expect(await persistedKeys(app.dataDir, 'second-factor')).toEqual([added[1]])
})

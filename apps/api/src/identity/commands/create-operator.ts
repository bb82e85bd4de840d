// Run by `npm run operator:create -- --email … --name …`: makes an operator's account in a running or resting installation and
// prints the link that sets its password, once and within the hour.
import { parseArgs } from 'node:util'
import { forgotPassword } from '@washline/contract/identity/schemas'
import { systemClock } from '../../platform/clock/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { reachDatabase } from '../../platform/postgres/reach-database.ts'
import { createOperator } from '../use-cases/create-operator.ts'

const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
const asked = forgotPassword.safeParse({ email: values.email })
const name = values.name?.trim() ?? ''
if (!asked.success || name.length < 1 || name.length > 100) {
  process.stderr.write('npm run operator:create -- --email somebody@example.com --name "Their name"\n')
  process.exit(2)
}
const read = readConfig(process.env)
if ('problems' in read) throw new Error(read.problems.join('\n'))
const { config } = read
const server = await reachDatabase(process.env)
const db = openDatabase({ url: server.url, maxConnections: 1 })
try {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const { link } = await createOperator({ db, clock: systemClock, publicUrl }, { name, email: asked.data.email })
  process.stdout.write(`${name} is an operator. The password is set here, once and within the hour:\n${link}\n`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await db.close()
  await server.stop()
}

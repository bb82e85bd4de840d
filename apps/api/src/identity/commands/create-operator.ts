// Run by `npm run operator:create -- --email … --name …`. Creates an operator's account in a running or stopped installation and
// prints the link that sets its password, valid once and for one hour. With `--reset-second-factor` instead of a name it resets
// the account of an operator who has lost phone and recovery codes.
import { parseArgs } from 'node:util'
import { forgotPassword } from '@washline/contract/identity/schemas'
import { systemClock } from '../../platform/clock/clock.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { createOperator } from '../use-cases/create-operator.ts'
import { resetSecondFactor } from '../use-cases/reset-second-factor.ts'

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, 'reset-second-factor': { type: 'boolean' } },
})
const isReset = values['reset-second-factor'] === true
const asked = forgotPassword.safeParse({ email: values.email })
const name = values.name?.trim() ?? ''
if (!asked.success || (isReset ? name !== '' : name.length < 1 || name.length > 100)) {
  process.stderr.write(
    [
      'npm run operator:create -- --email somebody@example.com --name "Their name"',
      'npm run operator:create -- --email somebody@example.com --reset-second-factor',
      '',
    ].join('\n'),
  )
  process.exit(2)
}
const account = asked.data
await atInstallation(async ({ config, db }) => {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const deps = { db, clock: systemClock, publicUrl }
  try {
    if (isReset) {
      const { name: whose, link } = await resetSecondFactor(deps, account)
      process.stdout.write(`${whose} is signed out, without a second factor. The new password is set here:\n${link}\n`)
    } else {
      const { link } = await createOperator(deps, { name, ...account })
      process.stdout.write(`${name} is an operator. The password is set here, once and within the hour:\n${link}\n`)
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
})

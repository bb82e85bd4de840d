// Run by `npm run operator:create`. Without anything it prints the link by which the first operator makes their account, in place of
// former ones. With `-- --email … --name …` it creates an operator's account in a running or stopped installation and prints the link
// that sets its password, valid once and for one hour. With `--reset-second-factor` instead of a name it resets the account of an
// operator who has lost phone and recovery codes.
import { parseArgs } from 'node:util'
import { forgotPassword } from '@washline/contract/identity/schemas'
import { systemClock } from '../../platform/clock/clock.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { createOperator } from '../use-cases/create-operator.ts'
import { inviteOperator } from '../use-cases/invite-operator.ts'
import { resetSecondFactor } from '../use-cases/reset-second-factor.ts'

const usage = [
  'npm run operator:create',
  'npm run operator:create -- --email somebody@example.com --name "Their name"',
  'npm run operator:create -- --email somebody@example.com --reset-second-factor',
  '',
].join('\n')

type Deps = Parameters<typeof createOperator>[0]

/** What is to be done with the account, as one line of text; undefined where the arguments do not fit together. */
function commandOf(values: { email?: string; name?: string; reset: boolean }) {
  const { email, reset } = values
  const name = values.name?.trim() ?? ''
  if (email === undefined && name === '' && !reset)
    return async (deps: Deps) => {
      const link = await inviteOperator(deps)
      return link
        ? `The first operator makes their account here, once and within a day:\n${link}`
        : 'There is an operator already. Name the next one: --email and --name.'
    }
  const asked = forgotPassword.safeParse({ email })
  if (!asked.success || (reset ? name !== '' : name.length < 1 || name.length > 100)) return undefined
  const account = asked.data
  if (reset)
    return async (deps: Deps) => {
      const { name: whose, link } = await resetSecondFactor(deps, account)
      return `${whose} is signed out, without a second factor. The new password is set here:\n${link}`
    }
  return async (deps: Deps) => {
    const { link } = await createOperator(deps, { name, ...account })
    return `${name} is an operator. The password is set here, once and within the hour:\n${link}`
  }
}

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, 'reset-second-factor': { type: 'boolean' } },
})
const { 'reset-second-factor': reset = false, ...given } = values
const run = commandOf({ ...given, reset })
if (!run) {
  process.stderr.write(usage)
  process.exit(2)
}
await atInstallation(async ({ config, db }) => {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  try {
    process.stdout.write(`${await run({ db, clock: systemClock, publicUrl })}\n`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
})

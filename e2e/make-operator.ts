import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { login, resetPassword } from '@washline/contract/identity/endpoints'
import { beginSecondFactor, confirmSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { codeShown } from '../apps/api/testing/harness/authenticator.ts'
import { apiClient } from './api-client.ts'
import type { Account } from './set-up-people.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '../apps/api/src/identity/commands/create-operator.ts')

/** Makes an operator as the command line does, beside the running market, and sets password and second factor as the operator does. */
export async function makeOperator(
  url: string,
  name: string,
  dataDir = dirname(process.env.WASHLINE_E2E_MAIL ?? ''),
): Promise<Account & { secret: string }> {
  const email = `operator-${randomUUID().slice(0, 8)}@e2e.test`
  const password = 'a-long-password'
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PUBLIC_URL: url }
  const { stdout } = await run(process.execPath, [command, '--email', email, '--name', name], { env })
  const token = /reset-password\?token=([\w-]+)/.exec(stdout)?.[1] ?? ''
  await apiClient(url).call(resetPassword, { body: { token, password, password_confirmation: password } })
  const signedIn = await apiClient(url).call(login, { body: { email, password } })
  const api = apiClient(url, signedIn.token)
  const { secret } = (await api.call(beginSecondFactor, { body: { password } })).data
  await api.call(confirmSecondFactor, { body: { code: codeShown(secret, new Date()) } })
  return { name, email, password, ...signedIn, api, secret }
}

import { z } from 'zod'
import type { VerificationGateway } from '../../../verification/index.ts'
import type { AskGateway } from './ask-gateway.ts'

const check = z.object({
  id: z.string().min(1).max(200),
  state: z.enum(['person', 'operator', 'checking', 'passed', 'failed', 'cancelled']),
  url: z.url({ protocol: /^https$/ }).nullable(),
  reason: z.string().max(300).nullable(),
})

/** Checks of identity by an extension. While it is off they fail, and are asked again. */
export const checksOf = (extension: string, ask: AskGateway): VerificationGateway => ({
  name: `x:${extension}`,
  begin: async (begun) => check.parse(await ask('begin', begun)),
  read: async (checkId) => check.parse(await ask('read', checkId)),
  forget: async (checkId) => void (await ask('forget', checkId)),
})

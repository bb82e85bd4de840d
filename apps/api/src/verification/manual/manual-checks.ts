import type { Check, VerificationGateway } from '../verification-gateway.ts'

const withOperator = (id: string): Check => ({ id, state: 'operator', url: null, reason: null })

/** Operators review the evidence; no vendor is involved. */
export const manualChecks: VerificationGateway = {
  name: 'manual',
  begin: async ({ key }) => withOperator(key),
  read: async (checkId) => withOperator(checkId),
  forget: async () => undefined,
}

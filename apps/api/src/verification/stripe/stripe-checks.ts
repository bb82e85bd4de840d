import { verificationMessages } from '@washline/contract/verification/messages'
import type Stripe from 'stripe'
import { loadStripe, type StripeAccess } from '../../payments/index.ts'
import type { Check, CheckState, VerificationGateway } from '../verification-gateway.ts'

const { failures } = verificationMessages

const isFailureCode = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code)

/** Stripe reports `requires_input` both before the person's first input and after a failed one. */
function stateOf({ status, last_error }: Stripe.Identity.VerificationSession): CheckState {
  switch (status) {
    case 'verified':
      return 'passed'
    case 'processing':
      return 'checking'
    case 'canceled':
      return 'cancelled'
    case 'requires_input':
      return last_error ? 'failed' : 'person'
    default:
      return 'checking'
  }
}

function checkOf(session: Stripe.Identity.VerificationSession): Check {
  const state = stateOf(session)
  const code = session.last_error?.code ?? ''
  return {
    id: session.id,
    state,
    url: state === 'person' ? session.url : null,
    reason: state === 'failed' ? (isFailureCode(code) ? failures[code] : failures.other) : null,
  }
}

/** Stripe checks a document and a selfie. Only the outcome is read. */
export async function createStripeChecks(access: StripeAccess): Promise<VerificationGateway> {
  const { askStripe, openStripe } = await loadStripe()
  const { verificationSessions } = openStripe(access).identity
  return {
    name: 'stripe-identity',
    begin: async ({ key, washerId, returnUrl }) =>
      checkOf(
        await askStripe(
          verificationSessions.create(
            {
              type: 'document',
              options: { document: { require_matching_selfie: true } },
              client_reference_id: String(washerId),
              metadata: { check_key: key },
              return_url: returnUrl,
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    read: async (checkId) => checkOf(await askStripe(verificationSessions.retrieve(checkId))),
    forget: async (checkId) => void (await askStripe(verificationSessions.redact(checkId))),
  }
}

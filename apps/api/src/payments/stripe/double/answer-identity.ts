import { type Answer, type Asked, metadataOf, missing, ok, refused } from './answer.ts'
import type { Tell } from './events.ts'
import type { RecordBook, SavedSession, StripeObject } from './record.ts'

/** What becomes of a person's session: they hand in, it is verified, or it fails with one of the documented codes. */
export type IdentityOutcome = 'processing' | 'verified' | 'canceled' | { readonly code: string }

/** Sessions of the identity product: begun by the server, gone through by the person, decided by Stripe. */
export function identityAnswers(
  { record, nextId }: RecordBook,
  tell: Tell,
  world: { now: () => number; url: () => string },
) {
  const show = (session: SavedSession): StripeObject => {
    const isOpen = session.status === 'requires_input'
    return {
      id: session.id,
      object: 'identity.verification_session',
      client_reference_id: session.reference,
      client_secret: isOpen ? session.secret : null,
      created: session.created,
      last_error: session.error,
      last_verification_report: session.error || session.status === 'verified' ? `vr_${session.id}` : null,
      livemode: false,
      metadata: session.metadata,
      options: { document: { require_matching_selfie: true } },
      redaction: session.redacted ? { status: 'processing' } : null,
      status: session.status,
      type: 'document',
      url: isOpen ? `${world.url()}/identity/${session.id}` : null,
    }
  }

  const sessions = ({ method, path: [, , kind, id, act], form }: Asked): Answer => {
    if (kind !== 'verification_sessions') return refused(undefined, 'Unrecognized request URL.')
    if (!id) {
      if (form.get('type') !== 'document') return refused('parameter_missing', 'Missing required param: type.', 'type')
      const made: SavedSession = {
        id: nextId('vs'),
        secret: nextId('vs_secret'),
        reference: form.get('client_reference_id'),
        returnUrl: form.get('return_url'),
        metadata: metadataOf(form),
        created: world.now(),
        status: 'requires_input',
        error: null,
        redacted: false,
      }
      record.sessions[made.id] = made
      tell('identity.verification_session.created', show(made))
      return ok(show(made))
    }
    const session = record.sessions[id]
    if (!session) return missing('verification_session', id)
    if (method === 'POST' && act === 'redact') {
      if (session.status === 'processing') return refused(undefined, 'A session that is processing cannot be redacted.')
      session.redacted = true
      tell('identity.verification_session.redacted', show(session))
    }
    return ok(show(session))
  }

  const check = (id: string, outcome: IdentityOutcome) => {
    const session = record.sessions[id]
    if (!session) throw new Error(`no session ${id}`)
    session.status = typeof outcome === 'string' ? outcome : 'requires_input'
    session.error = typeof outcome === 'string' ? null : { code: outcome.code, reason: 'The check was not passed.' }
    tell(`identity.verification_session.${session.status}`, show(session))
  }

  return { sessions, check }
}

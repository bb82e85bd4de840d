import { type Answer, type Asked, metadataOf, missing, ok, refused } from './answer.ts'
import type { Emit } from './events.ts'
import type { RecordBook, SavedSession, StripeObject } from './record.ts'

/** The next state of a person's session: processing, verified, canceled, or one of the documented error codes. */
export type IdentityOutcome = 'processing' | 'verified' | 'canceled' | { readonly code: string }

/** Sessions of the identity product. */
export function identityAnswers(
  { record, nextId }: RecordBook,
  emit: Emit,
  world: { now: () => number; url: () => string },
) {
  const show = (session: SavedSession) => showSession(session, world.url())

  const sessions = ({ method, path: [, , kind, id, action], form }: Asked): Answer => {
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
      emit('identity.verification_session.created', show(made))
      return ok(show(made))
    }
    const session = record.sessions[id]
    if (!session) return missing('verification_session', id)
    if (method === 'POST' && action === 'redact') {
      if (session.status === 'processing') return refused(undefined, 'A session that is processing cannot be redacted.')
      session.redacted = true
      emit('identity.verification_session.redacted', show(session))
    }
    return ok(show(session))
  }

  const check = (id: string, outcome: IdentityOutcome) => {
    const session = record.sessions[id]
    if (!session) throw new Error(`no session ${id}`)
    session.status = typeof outcome === 'string' ? outcome : 'requires_input'
    session.error = typeof outcome === 'string' ? null : { code: outcome.code, reason: 'The check was not passed.' }
    emit(`identity.verification_session.${session.status}`, show(session))
  }

  return { sessions, check }
}

function showSession(session: SavedSession, worldUrl: string): StripeObject {
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
    url: isOpen ? `${worldUrl}/identity/${session.id}` : null,
  }
}

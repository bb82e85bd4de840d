import { useVerification } from '../../../domain/washer/use-verification.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Note } from '../../../ui/note.tsx'
import { isExpiring, stepName, suspendedUntil, whatStops } from '../view-model.ts'

/** Why this Washer gets no requests, and what to do about it; nothing where requests come. */
export function OffersStopped() {
  const { data: verification } = useVerification()
  if (!verification) return null
  const expiring = verification.steps.find((step) => isExpiring(step, Date.now()))
  if (verification.verified && !expiring) return null
  const link = (text: string) => (
    <Link to="/provider/verification" className="text-button">
      {text}
    </Link>
  )
  if (verification.verified)
    return (
      expiring && (
        <Note icon="clock">
          <p>
            {t('{step} is about to expire. Renew it to keep receiving requests.', { step: stepName(expiring.step) })}
          </p>
          {link(t('Renew'))}
        </Note>
      )
    )
  switch (whatStops(verification)) {
    case 'suspended':
      return (
        <Note tone="bad">
          <p className="font-semibold">{t('Your account is suspended, so you receive no requests.')}</p>
          {verification.suspension && <p>{suspendedUntil(verification.suspension)}</p>}
          {link(t('See why, and what you can do'))}
        </Note>
      )
    case 'rejected':
      return (
        <Note tone="bad">
          <p>{t('Part of your verification was not approved, so you receive no requests.')}</p>
          {link(t('See why, and resubmit'))}
        </Note>
      )
    case 'expired':
      return (
        <Note tone="bad">
          <p>{t('Part of your verification has expired, so you receive no requests.')}</p>
          {link(t('Renew it'))}
        </Note>
      )
    case 'to_do':
      return (
        <Note icon="shield">
          <p>{t('You receive requests as soon as you are verified.')}</p>
          {link(t('Finish your verification'))}
        </Note>
      )
    case 'checking':
      return (
        <Note icon="shield">
          <p>{t('Your verification is under review. You receive requests as soon as it is approved.')}</p>
          {link(t('See the status'))}
        </Note>
      )
  }
}

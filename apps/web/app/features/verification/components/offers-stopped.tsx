import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { useVerification } from '../use-verification.ts'
import { isLapsing, stepName, suspendedUntil, whatStops } from '../view-model.ts'

/** What keeps requests away from this Washer, and what to do about it; nothing where they come. */
export function OffersStopped() {
  const { data: verification } = useVerification()
  if (!verification) return null
  const lapsing = verification.steps.find((step) => isLapsing(step, Date.now()))
  if (verification.verified && !lapsing) return null
  const link = (text: string) => (
    <Link to="/provider/verification" className="text-button">
      {text}
    </Link>
  )
  if (verification.verified)
    return (
      lapsing && (
        <Note icon="clock">
          <p>
            {t('{step} is about to expire. Renew it so that requests keep coming.', { step: stepName(lapsing.step) })}
          </p>
          {link(t('Renew'))}
        </Note>
      )
    )
  switch (whatStops(verification)) {
    case 'suspended':
      return (
        <Note tone="bad">
          <p className="font-semibold">{t('Your account is suspended, so no requests come.')}</p>
          {verification.suspension && <p>{suspendedUntil(verification.suspension)}</p>}
          {link(t('See why, and what you can do'))}
        </Note>
      )
    case 'rejected':
      return (
        <Note tone="bad">
          <p>{t('Part of your verification was not approved, so no requests come.')}</p>
          {link(t('See why, and send it again'))}
        </Note>
      )
    case 'expired':
      return (
        <Note tone="bad">
          <p>{t('Part of your verification has expired, so no requests come.')}</p>
          {link(t('Renew it'))}
        </Note>
      )
    case 'to_do':
      return (
        <Note icon="shield">
          <p>{t('Requests come as soon as you are verified.')}</p>
          {link(t('Finish your verification'))}
        </Note>
      )
    case 'checking':
      return (
        <Note icon="shield">
          <p>{t('Your verification is under review. Requests come as soon as it is done.')}</p>
          {link(t('See where it stands'))}
        </Note>
      )
  }
}

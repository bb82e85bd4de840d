import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { BarePage } from '../ui/bare-page.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { OneSock } from '../ui/one-sock.tsx'

export const meta = () => [{ title: pageTitle(t('Page not found')) }]

export default function NotFound() {
  return (
    <BarePage className="empty-state content-center">
      <OneSock />
      <h1>{t('One sock is missing here')}</h1>
      <p className="lead">{t('There is no page at this address.')}</p>
      <ButtonLink to="/" variant="primary">
        {t('Back to the start')}
      </ButtonLink>
    </BarePage>
  )
}

import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { HungAside } from '../../../ui/hung-aside.tsx'
import { ClaimSteps } from './claim-steps.tsx'

/** Beside the list of claims: what becomes of one. */
export const ClaimsAside = () => (
  <HungAside
    garments={[
      ['sweater', 'suds'],
      ['socks', 'pin'],
    ]}
  >
    <section className="grid gap-4" aria-labelledby="course">
      <h2 id="course">{t('From report to payout')}</h2>
      <ClaimSteps />
      <ButtonLink to={publicPath('/how-claims-work')} variant="link" className="justify-self-start">
        {t('How claims are decided')}
      </ButtonLink>
    </section>
  </HungAside>
)

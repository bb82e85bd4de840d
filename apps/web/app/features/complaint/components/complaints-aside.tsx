import { ComplaintTable } from '../../../domain/claim/complaint-table.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { HungAside } from '../../../ui/hung-aside.tsx'

/** Beside complaints: the table that decides them. */
export const ComplaintsAside = () => (
  <HungAside
    garments={[
      ['towel', 'rinse'],
      ['tshirt', 'suds'],
    ]}
  >
    <section className="grid gap-4" aria-labelledby="decided">
      <h2 id="decided">{t('How complaints are decided')}</h2>
      <ComplaintTable />
      <ButtonLink to={publicPath('/how-claims-work')} variant="link" className="justify-self-start">
        {t('How claims work')}
      </ButtonLink>
    </section>
  </HungAside>
)

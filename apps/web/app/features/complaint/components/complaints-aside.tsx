import { ComplaintTable } from '../../../domain/claim/complaint-table.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { HungLine } from '../../../ui/hung-line.tsx'

/** Beside complaints: the table that decides them. */
export const ComplaintsAside = () => (
  <>
    <HungLine
      garments={[
        ['towel', 'rinse'],
        ['tshirt', 'suds'],
      ]}
    />
    <section className="grid gap-4 pt-8" aria-labelledby="decided">
      <h2 id="decided">{t('How complaints are decided')}</h2>
      <ComplaintTable />
      <ButtonLink to={publicPath('/how-claims-work')} variant="link" className="justify-self-start">
        {t('How claims work')}
      </ButtonLink>
    </section>
  </>
)

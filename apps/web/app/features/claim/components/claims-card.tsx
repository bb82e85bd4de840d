import { useClaims, useLiveClaims } from '../../../domain/claim/use-claims.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { ClaimRow } from './claim-row.tsx'

const shown = 3

/** The customer's newest claims; nothing without any. */
export function ClaimsCard() {
  useLiveClaims()
  const { claims } = useClaims({ role: 'customer', limit: shown })
  if (!claims?.length) return null
  return (
    <section className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>{t('Claims')}</h2>
        <Link className="text-button" to="/claims">
          {t('All claims')}
        </Link>
      </div>
      <ul className="grid gap-4">
        {claims.map((claim) => (
          <li key={claim.id} className="grid min-w-0">
            <ClaimRow claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}

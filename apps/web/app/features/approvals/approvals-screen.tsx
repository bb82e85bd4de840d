import { mandatedKinds } from '@washline/contract/mandates/mandated'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { kindLabel } from './approval-labels.ts'
import { ApprovalTicket } from './components/approval-ticket.tsx'
import { ApprovalsPending } from './components/approvals-pending.tsx'
import { useApprovals, useLiveApprovals } from './use-approvals.ts'

/** What programs asked this person: what waits first, then what was. */
export function ApprovalsScreen({ aside }: { aside: ReactNode }) {
  useHeadingFocus()
  useLiveApprovals()
  const { data, error, refetch } = useApprovals()
  const waiting = data?.filter(({ state }) => state === 'waiting') ?? []
  const earlier = data?.filter(({ state }) => state !== 'waiting') ?? []
  return (
    <AppPage title={t('Approvals')} back="/account" tab="account" bottomNav menu={aside}>
      <div className="grid max-w-[640px] min-w-0 gap-8">
        <p className="text-ink-2">{t('Connected programs ask you here before they do more than you allowed.')}</p>
        {!data && <ApprovalsPending error={error} onRetry={refetch} />}
        {data && waiting.length === 0 && (
          <EmptyState
            text={t('Nothing is waiting for your approval.')}
            next={<ButtonLink to="/account/tokens">{t('Access tokens')}</ButtonLink>}
          />
        )}
        {waiting.map((approval) => (
          <ApprovalTicket key={approval.id} approval={approval} />
        ))}
        {data?.length === 0 && <AskedAbout />}
        {earlier.length > 0 && <h2>{t('Earlier')}</h2>}
        {earlier.map((approval) => (
          <ApprovalTicket key={approval.id} approval={approval} />
        ))}
      </div>
    </AppPage>
  )
}

/** What a program may have to ask about. */
const AskedAbout = () => (
  <section aria-labelledby="asked-about" className="grid gap-3">
    <h2 id="asked-about">{t('What programs may ask about')}</h2>
    <ul className="stitched">
      {mandatedKinds.map((kind) => (
        <li key={kind}>{kindLabel(kind)}</li>
      ))}
    </ul>
  </section>
)

import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const RequestsSection = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="requests-title" className="grid gap-4">
    <h2 id="requests-title">{t('Incoming Requests')}</h2>
    {children}
  </section>
)

export const RequestsOutline = () => (
  <div role="status" aria-busy="true" aria-label={t('Loading')} className="card grid gap-4">
    <Skeleton className="h-20 w-3/4" />
    <Skeleton className="h-10" />
    <Skeleton className="h-[72px]" />
  </div>
)

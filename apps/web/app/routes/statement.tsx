import { monthPattern } from '@washline/contract/earnings/schemas'
import { StatementScreen } from '../features/earnings/statement-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { Navigate, useSearchParams } from '../router/index.ts'

export const meta = () => [{ title: pageTitle(t('Statement')) }]

export default function StatementRoute() {
  const [search] = useSearchParams()
  const month = search.get('month') ?? ''
  return monthPattern.test(month) ? <StatementScreen month={month} /> : <Navigate to="/earnings" replace />
}

import { monthText } from '@washline/contract/earnings/schemas'
import { Navigate, useSearchParams } from 'react-router'
import { StatementScreen } from '../features/earnings/statement-screen.tsx'

export const meta = () => [{ title: 'Statement · Washline' }]

export default function StatementRoute() {
  const [search] = useSearchParams()
  const month = monthText.safeParse(search.get('month'))
  return month.success ? <StatementScreen month={month.data} /> : <Navigate to="/earnings" replace />
}

import { useSearchParams } from 'react-router'
import { AdjustItemList } from '../../features/adjustment/components/adjust-item-list.tsx'
import { OpenDeductions } from '../../features/claim/components/open-deductions.tsx'
import { EarningsChart } from '../../features/earnings/components/earnings-chart.tsx'
import { OffersStopped } from '../../features/verification/components/offers-stopped.tsx'
import { Figures } from '../../features/washer-dashboard/components/figures.tsx'
import { WasherDashboardScreen } from '../../features/washer-dashboard/washer-dashboard-screen.tsx'
import { ActiveOrders } from '../../features/washer-home/components/active-orders.tsx'
import { IncomingRequests } from '../../features/washer-home/components/incoming-requests.tsx'
import { Standing } from '../../features/washer-home/components/standing.tsx'
import { useActiveOrders } from '../../features/washer-home/use-active-orders.ts'

export default function WasherDashboard() {
  const { data: orders } = useActiveOrders()
  const [search] = useSearchParams()
  const toAdjust = Number(search.get('adjust')) || undefined
  return (
    <WasherDashboardScreen
      work={
        <>
          <OffersStopped />
          <IncomingRequests />
          <ActiveOrders />
          <EarningsChart />
        </>
      }
      standing={
        <>
          <AdjustItemList orders={orders} openOrderId={toAdjust} />
          <Standing />
          <OpenDeductions />
          <Figures />
        </>
      }
    />
  )
}

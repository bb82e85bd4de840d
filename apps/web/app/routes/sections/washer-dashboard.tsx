import { type OrderId, readIdText } from '@washline/contract/ids'
import { useActiveOrders } from '../../domain/order/use-active-orders.ts'
import { AdjustItemList } from '../../features/adjustment/components/adjust-item-list.tsx'
import { EarningsChart } from '../../features/earnings/components/earnings-chart.tsx'
import { WasherStatsCard } from '../../features/washer-dashboard/components/stats.tsx'
import { WasherDashboardScreen } from '../../features/washer-dashboard/washer-dashboard-screen.tsx'
import { ActiveOrders } from '../../features/washer-home/components/active-orders.tsx'
import { IncomingRequests } from '../../features/washer-home/components/incoming-requests.tsx'
import { Standing } from '../../features/washer-home/components/standing.tsx'
import { useSearchParams } from '../../router/index.ts'
import { OffersStopped, OpenDeductions } from './washer-asides.ts'

export default function WasherDashboard() {
  const { data: orders, isError } = useActiveOrders()
  const [search] = useSearchParams()
  const toAdjust = readIdText<OrderId>(search.get('adjust'))
  return (
    <WasherDashboardScreen
      work={
        <>
          <OffersStopped />
          <IncomingRequests />
          <ActiveOrders />
          <EarningsChart />
          <WasherStatsCard />
        </>
      }
      standing={
        <>
          {(orders || !isError) && <AdjustItemList orders={orders} openOrderId={toAdjust} />}
          <Standing />
          <OpenDeductions />
        </>
      }
    />
  )
}

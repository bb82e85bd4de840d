import { toMinor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { usePlaces } from '../domain/place/use-places.ts'
import { DraftGate } from '../features/draft/components/draft-gate.tsx'
import { FlowSteps } from '../features/draft/components/flow-steps.tsx'
import { StandingTicket } from '../features/draft/components/standing-ticket.tsx'
import { type Draft, useDraft } from '../features/draft/use-draft.ts'
import { useQuote } from '../features/draft/use-quote.ts'
import { loadFor } from '../features/draft/view-model.ts'
import { LoadScreen } from '../features/load/load-screen.tsx'
import { formatMoney } from '../platform/format/money.ts'
import { t } from '../platform/i18n/i18n.ts'
import { demoCityView } from '../platform/map/town.ts'
import { useGroundAhead } from '../platform/map/use-ground-ahead.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useNavigate } from '../router/index.ts'

export const meta = () => [{ title: pageTitle(t('Load')) }]

export default function LaundryLoad() {
  const draft = useDraft()
  const back = draft.linkTo('/price-estimation').to
  return (
    <DraftGate orderId={draft.orderId} title={t('Load')} step={2} back={back}>
      {(order) => <Load order={order} draft={draft} back={back} />}
    </DraftGate>
  )
}

function Load({ order, draft, back }: { order: Order; draft: Draft; back: string }) {
  const navigate = useNavigate()
  const { loadType: chosen, notes = '', place } = draft.choices
  const loadType = loadFor(chosen, order.item_count)
  const { data: quote } = useQuote(order.id, { loadType })
  const { data: places } = usePlaces()
  useGroundAhead(place ?? (places && (places[0] ?? demoCityView)))
  const next = () => {
    const { to, state } = draft.linkTo(place ? '/order-confirm' : '/pickup-location', draft.keep({ loadType }))
    return navigate(to, { state })
  }
  return (
    <LoadScreen
      loadType={loadType}
      notes={notes}
      isRaised={chosen !== undefined && chosen !== loadType}
      itemCount={order.item_count}
      total={quote && formatMoney(quote.total)}
      onChange={(change) => draft.keep(change)}
      onContinue={() => void next()}
      back={back}
      stepLine={<FlowSteps current={2} draft={draft} />}
      aside={
        <StandingTicket
          order={order}
          itemCount={order.item_count}
          value={toMinor(order.estimated_value)}
          loadType={loadType}
          address={place?.address}
          quote={quote}
        />
      }
    />
  )
}

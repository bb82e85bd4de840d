import { useQueryClient } from '@tanstack/react-query'
import type { Point } from '@washline/contract/maps/geo'
import { toMinor } from '@washline/contract/money'
import type { LoadType, Order } from '@washline/contract/orders/schemas'
import { draftOrderQuery } from '../domain/order/order-query.ts'
import { ZoneNote } from '../domain/order/zone-note.tsx'
import { DeleteDraft } from '../features/draft/components/delete-draft.tsx'
import { DraftGate } from '../features/draft/components/draft-gate.tsx'
import { FlowSteps } from '../features/draft/components/flow-steps.tsx'
import { StandingTicket, type StandingTicketProps } from '../features/draft/components/standing-ticket.tsx'
import { useDraft } from '../features/draft/use-draft.ts'
import { quoteKey, useQuote } from '../features/draft/use-quote.ts'
import { loadFor } from '../features/draft/view-model.ts'
import { EstimateScreen } from '../features/estimate/estimate-screen.tsx'
import { TrainingAsk } from '../features/training/components/training-ask.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useNavigate } from '../router/index.ts'

export const meta = () => [{ title: pageTitle(t('Check the count')) }]

export default function PriceEstimation() {
  const draft = useDraft()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { loadType, place, checkedItems } = draft.choices
  const next = () => {
    const { to, state } = draft.linkTo(loadType && place ? '/order-confirm' : '/laundry-load')
    return navigate(to, { state })
  }
  return (
    <DraftGate orderId={draft.orderId} title={t('Check the count')} step={1} back="/home-screen">
      {(order) => (
        <EstimateScreen
          key={order.id}
          order={order}
          checkedItems={checkedItems}
          onChecked={(ids) => draft.keep({ checkedItems: ids })}
          onSaved={(saved) => {
            queries.setQueryData(draftOrderQuery(order.id).queryKey, saved)
            void queries.invalidateQueries({ queryKey: quoteKey(order.id) })
          }}
          onContinue={() => void next()}
          trainingAsk={<TrainingAsk />}
          deleteDraft={
            <DeleteDraft orderId={order.id} onDeleted={() => void navigate('/order-history', { replace: true })} />
          }
          zoneNote={place && <ZoneOfDraft order={order} loadType={loadType} place={place} />}
          stepLine={<FlowSteps current={1} />}
          aside={
            <Aside order={order} loadType={loadType && loadFor(loadType, order.item_count)} address={place?.address} />
          }
        />
      )}
    </DraftGate>
  )
}

/** The place of an order that is placed again, or of one that comes back to this step. */
function ZoneOfDraft({ order, loadType, place }: { order: Order; loadType: LoadType | undefined; place: Point }) {
  const { data: quote } = useQuote(order.id, { loadType: loadType && loadFor(loadType, order.item_count), place })
  return quote?.zone ? <ZoneNote zone={quote.zone} /> : null
}

function Aside({ order, ...chosen }: Pick<StandingTicketProps, 'loadType' | 'address'> & { order: Order }) {
  const { data: quote } = useQuote(order.id, { loadType: chosen.loadType })
  return (
    <StandingTicket
      {...chosen}
      order={order}
      itemCount={order.item_count}
      value={toMinor(order.estimated_value)}
      quote={quote}
    />
  )
}

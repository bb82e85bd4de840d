import type { Order } from '@washline/contract/orders/schemas'
import { DraftGate } from '../features/draft/components/draft-gate.tsx'
import { FlowSteps } from '../features/draft/components/flow-steps.tsx'
import { type Draft, useDraft } from '../features/draft/use-draft.ts'
import { useQuote } from '../features/draft/use-quote.ts'
import { loadFor } from '../features/draft/view-model.ts'
import { PickupScreen } from '../features/pickup/pickup-screen.tsx'
import { formatMoney } from '../platform/format/money.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useNavigate } from '../router/index.ts'

export const meta = () => [{ title: pageTitle(t('Set Pickup Location')) }]

export default function PickupLocation() {
  const draft = useDraft()
  const back = draft.linkTo('/laundry-load').to
  return (
    <DraftGate orderId={draft.orderId} title={t('Set Pickup Location')} step={3} back={back}>
      {(order) => <Pickup order={order} draft={draft} back={back} />}
    </DraftGate>
  )
}

function Pickup({ order, draft, back }: { order: Order; draft: Draft; back: string }) {
  const navigate = useNavigate()
  const { data: quote } = useQuote(order.id, { loadType: loadFor(draft.choices.loadType, order.item_count) })
  return (
    <PickupScreen
      place={draft.choices.place}
      typed={draft.choices.address}
      total={quote && formatMoney(quote.total)}
      onChange={(change) => draft.keep(change)}
      onContinue={(place) => {
        const { to, state } = draft.linkTo('/order-confirm', draft.keep({ place }))
        void navigate(to, { state })
      }}
      back={back}
      stepLine={<FlowSteps current={3} draft={draft} />}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { toMajor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { CardChoice } from '../features/cards/components/card-choice.tsx'
import { OrderWishes } from '../features/care/components/order-wishes.tsx'
import { ConfirmScreen } from '../features/confirm/confirm-screen.tsx'
import { DeclareCard } from '../features/declare/components/declare-card.tsx'
import { stillThere } from '../features/declare/view-model.ts'
import { DraftGate } from '../features/draft/components/draft-gate.tsx'
import { FlowSteps } from '../features/draft/components/flow-steps.tsx'
import { type Draft, forgetChoices, useDraft } from '../features/draft/use-draft.ts'
import { quoteKey, useQuote, wishedQuoteKey } from '../features/draft/use-quote.ts'
import { useWallet, walletKey } from '../features/wallet/use-wallet.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Confirm Order')) }]

export default function OrderConfirm() {
  const draft = useDraft()
  const back = draft.linkTo('/pickup-location').to
  return (
    <DraftGate orderId={draft.orderId} title={t('Confirm Order')} step={4} back={back}>
      {(order) => <Confirm order={order} draft={draft} />}
    </DraftGate>
  )
}

function Confirm({ order, draft }: { order: Order; draft: Draft }) {
  const { loadType, place, notes = '', checkedItems = [], useWallet: isUsed = true } = draft.choices
  const { coverage = toMajor(market.coverage.includedMinor) } = draft.choices
  const wish = { loadType, coverage, useWallet: isUsed }
  const isPrefilled = useLocation().state?.isPrefilled === true
  const navigate = useNavigate()
  const queries = useQueryClient()
  const quote = useQuote(order.id, wish)
  const { balance } = useWallet()
  const declared = stillThere(order.items, draft.choices.declared ?? [])
  const unsure = order.items.filter(({ id, needs_review }) => needs_review && !checkedItems.includes(id))
  if (order.item_count === 0) return <Navigate replace {...draft.linkTo('/price-estimation')} />
  if (!loadType) return <Navigate replace {...draft.linkTo('/laundry-load')} />
  if (!place) return <Navigate replace {...draft.linkTo('/pickup-location')} />

  const placed = async (id: number) => {
    await navigate(`/looking-for-provider?order=${id}`, { state: { order_id: id }, replace: true })
    forgetChoices(id)
    void queries.invalidateQueries()
  }
  return (
    <CardChoice>
      {({ cardId, picker }) => (
        <ConfirmScreen
          order={order}
          loadType={loadType}
          notes={notes}
          place={place}
          address={place.address}
          unsure={unsure}
          onAllRight={() => draft.keep({ checkedItems: [...checkedItems, ...unsure.map(({ id }) => id)] })}
          isPrefilled={isPrefilled}
          quote={quote.data}
          quoteProblem={
            quote.isError && !quote.data
              ? { text: t(messages.orders.fetchDetails), onRetry: () => void quote.refetch() }
              : undefined
          }
          care={<OrderWishes orderId={order.id} />}
          links={{
            items: draft.linkTo('/price-estimation'),
            load: draft.linkTo('/laundry-load'),
            place: draft.linkTo('/pickup-location'),
          }}
          cardId={cardId}
          onPlaced={(id) => void placed(id)}
          onCardRequired={() => void navigate('/account', { state: { requireCard: true } })}
          onQuote={(changed) => queries.setQueryData(wishedQuoteKey(order.id, wish), changed)}
          onStale={() => {
            void queries.invalidateQueries({ queryKey: quoteKey(order.id) })
            void queries.invalidateQueries({ queryKey: walletKey })
          }}
          coverage={coverage}
          onCoverage={(limit) => draft.keep({ coverage: limit })}
          declared={declared}
          declaring={
            <DeclareCard
              orderId={order.id}
              items={order.items}
              declared={declared}
              onChange={(pieces) => draft.keep({ declared: pieces })}
              coverage={coverage}
              onCoverage={(limit) => draft.keep({ coverage: limit })}
            />
          }
          wallet={{ balance, isUsed, onUse: (useIt) => draft.keep({ useWallet: useIt }) }}
          back={draft.linkTo('/pickup-location').to}
          stepLine={<FlowSteps current={4} />}
        >
          {picker}
        </ConfirmScreen>
      )}
    </CardChoice>
  )
}

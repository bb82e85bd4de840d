import { useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import type { LoadType, Order, Quote } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { draftOrderQuery, orderQuery } from '../domain/order/order-query.ts'
import { CardChoice } from '../features/cards/components/card-choice.tsx'
import { OrderInstructions } from '../features/care/components/order-instructions.tsx'
import type { ChosenWindow } from '../features/confirm/components/chosen-window.ts'
import { ConfirmScreen } from '../features/confirm/confirm-screen.tsx'
import { stillThere } from '../features/declare/components/declared.ts'
import { DraftGate } from '../features/draft/components/draft-gate.tsx'
import { FlowSteps } from '../features/draft/components/flow-steps.tsx'
import { type Draft, forgetChoices, useDraft } from '../features/draft/use-draft.ts'
import { type QuoteOptions, quoteKey, requestedQuoteKey, useQuote } from '../features/draft/use-quote.ts'
import { loadFor } from '../features/draft/view-model.ts'
import { searchQuery } from '../features/search/use-search.ts'
import { useWallet, walletKey } from '../features/wallet/use-wallet.ts'
import { t } from '../platform/i18n/i18n.ts'
import { useGroundAhead } from '../platform/map/use-ground-ahead.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { Navigate, useLocation, useNavigate } from '../router/index.ts'
import { later } from '../ui/later.tsx'

/** In a fold that is closed at first, so nothing moves when it comes. */
const DeclareCard = later(
  () => import('../features/declare/components/declare-card.tsx').then((module) => module.DeclareCard),
  null,
)

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

/** Leads back to the first step whose choice is missing. */
function Confirm({ order, draft }: { order: Order; draft: Draft }) {
  const { loadType, place } = draft.choices
  if (order.item_count === 0) return <Navigate replace {...draft.linkTo('/price-estimation')} />
  if (!loadType) return <Navigate replace {...draft.linkTo('/laundry-load')} />
  if (!place) return <Navigate replace {...draft.linkTo('/pickup-location')} />
  return <ConfirmDraft order={order} draft={draft} loadType={loadFor(loadType, order.item_count)} place={place} />
}

interface ConfirmDraftProps {
  order: Order
  draft: Draft
  loadType: LoadType
  place: NonNullable<Draft['choices']['place']>
}

function ConfirmDraft({ order, draft, loadType, place }: ConfirmDraftProps) {
  const { notes = '', checkedItems = [], useWallet: chosen } = draft.choices
  const { coverage = toMajor(market.coverage.includedMinor) } = draft.choices
  const isPrefilled = useLocation().state?.isPrefilled === true
  const navigate = useNavigate()
  const onPlaced = usePlaced()
  useGroundAhead(place)
  const [chosenWindow, onChoose] = useState<ChosenWindow>()
  const { balance, paysFirst } = useWallet()
  const isUsed = chosen ?? paysFirst
  const quote = useQuoteOfDraft(order.id, { loadType, coverage, useWallet: isUsed, place })
  const declared = stillThere(order.items, draft.choices.declared ?? [])
  const unsure = order.items.filter(({ id, needs_review }) => needs_review && !checkedItems.includes(id))
  const cover = { coverage, onCoverage: (limit: number) => draft.keep({ coverage: limit }) }
  return (
    <CardChoice>
      {({ cardId, picker }) => (
        <ConfirmScreen
          {...{ order, loadType, notes, place, unsure, isPrefilled, cardId, onPlaced, declared }}
          when={{ chosen: chosenWindow, onChoose }}
          onBooked={() => {
            forgetChoices(order.id)
            void navigate('/schedule', { replace: true })
          }}
          isLoadRaised={draft.choices.loadType !== loadType}
          {...quote}
          {...cover}
          onAllRight={() => draft.keep({ checkedItems: [...checkedItems, ...unsure.map(({ id }) => id)] })}
          care={
            <OrderInstructions orderId={order.id} notes={notes} onNotes={(changed) => draft.keep({ notes: changed })} />
          }
          links={{
            items: draft.linkTo('/price-estimation'),
            place: draft.linkTo('/pickup-location'),
          }}
          onCardRequired={() => void navigate('/account', { state: { requireCard: true } })}
          declaring={
            <DeclareCard
              orderId={order.id}
              items={order.items}
              declared={declared}
              onChange={(pieces) => draft.keep({ declared: pieces })}
              {...cover}
            />
          }
          wallet={{ balance, isUsed, onUse: (useIt) => draft.keep({ useWallet: useIt }) }}
          back={draft.linkTo('/pickup-location').to}
          stepLine={<FlowSteps current={4} draft={draft} />}
        >
          {picker}
        </ConfirmScreen>
      )}
    </CardChoice>
  )
}

/** The price with these options, and what the confirmation does when it turns out to be another one. */
function useQuoteOfDraft(orderId: OrderId, options: QuoteOptions) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuote(orderId, options)
  return {
    quote: data,
    quoteProblem: isError && !data ? { text: t(orderMessages.fetchDetails), onRetry: () => void refetch() } : undefined,
    onQuote: (changed: Quote) => queries.setQueryData(requestedQuoteKey(orderId, options), changed),
    onStale: () => {
      void queries.invalidateQueries({ queryKey: draftOrderQuery(orderId).queryKey })
      void queries.invalidateQueries({ queryKey: quoteKey(orderId) })
      void queries.invalidateQueries({ queryKey: walletKey })
    },
  }
}

/** How long the confirmed draft stays for what the next screen shows. */
const patienceMs = 2_000

function usePlaced() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async (id: OrderId) => {
    const ahead = Promise.all([queries.prefetchQuery(orderQuery(id)), queries.prefetchQuery(searchQuery(id))])
    await Promise.race([ahead, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    void navigate(`/looking-for-provider?order=${id}`, { state: { order_id: id }, replace: true })
    forgetChoices(id)
    // This screen stays until the next one is loaded, and reads nothing more.
    void queries.invalidateQueries({ refetchType: 'none' })
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { loadOf } from '@washline/contract/orders/load-types'
import { draftOrderQuery } from '../domain/order/order-query.ts'
import { placesQuery } from '../domain/place/use-places.ts'
import { cardsQuery } from '../features/cards/use-cards.ts'
import { FlowSteps } from '../features/draft/components/flow-steps.tsx'
import { keepChoices } from '../features/draft/use-draft.ts'
import { likeliestPlace, readOrderId } from '../features/draft/view-model.ts'
import { ScanScreen } from '../features/scan/scan-screen.tsx'
import type { ScanResult } from '../features/scan/use-persisted-photo.ts'
import type { RevealAnswers } from '../features/scan/use-reveal.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useNavigate, useSearchParams } from '../router/index.ts'

export const meta = () => [{ title: pageTitle(t('Scan Your Clothes')) }]

export default function Scan() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const orderId = readOrderId(search, undefined)

  /** What the next screen shows is requested while the found pieces light up. */
  const prepare = ({ order_id }: ScanResult) => {
    void queries.prefetchQuery({ ...draftOrderQuery(order_id), staleTime: 0 })
    if (orderId !== undefined) return
    void queries.prefetchQuery(cardsQuery)
    void queries.prefetchQuery(placesQuery)
  }

  /** With a card and a saved place the next step is the confirmation. */
  const nextStep = async ({ order_id, item_count, items }: ScanResult, { checkedItems, mustCheck }: RevealAnswers) => {
    const checked = checkedItems.length > 0 ? { checkedItems } : {}
    if (checkedItems.length > 0) keepChoices(order_id, checked)
    const check = { path: '/price-estimation', choices: checked }
    if (mustCheck || orderId !== undefined || items.every(({ needs_review }) => needs_review)) return check
    try {
      const [cards, places] = await Promise.all([queries.fetchQuery(cardsQuery), queries.fetchQuery(placesQuery)])
      const place = likeliestPlace(places)
      if (cards.length === 0 || !place) return check
      const { address, latitude, longitude } = place
      const choices = { loadType: loadOf(item_count), place: { address, latitude, longitude }, ...checked }
      keepChoices(order_id, choices)
      return { path: '/order-confirm', choices: { ...choices, isPrefilled: true } }
    } catch {
      return check
    }
  }

  const goOn = async (result: ScanResult, answers: RevealAnswers) => {
    const { path, choices } = await nextStep(result, answers)
    void navigate(`${path}?order=${result.order_id}`, {
      state: { order_id: result.order_id, ...choices },
      replace: orderId !== undefined,
    })
  }

  const back = orderId === undefined ? '/home-screen' : `/price-estimation?order=${orderId}`
  return (
    <ScanScreen
      orderId={orderId}
      back={back}
      stepLine={<FlowSteps current={0} />}
      onScanned={prepare}
      onFound={(result, answers) => void goOn(result, answers)}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { loadOf } from '@washline/contract/orders/load-types'
import { useNavigate, useSearchParams } from 'react-router'
import { draftOrderQuery } from '../domain/order/order-query.ts'
import { placesQuery } from '../domain/place/use-places.ts'
import { cardsQuery } from '../features/cards/use-cards.ts'
import { keepChoices } from '../features/draft/use-draft.ts'
import { likeliestPlace, readOrderId } from '../features/draft/view-model.ts'
import { ScanScreen } from '../features/scan/scan-screen.tsx'
import type { ScanResult } from '../features/scan/use-persisted-photo.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Scan Your Clothes')) }]

export default function Scan() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const orderId = readOrderId(search, undefined)

  /** With a card and a saved place the next step is the confirmation. */
  const nextStep = async ({ order_id, item_count, items }: ScanResult) => {
    const check = { path: '/price-estimation', choices: {} }
    if (orderId !== undefined || items.every(({ needs_review }) => needs_review)) return check
    try {
      const [cards, places] = await Promise.all([queries.fetchQuery(cardsQuery), queries.fetchQuery(placesQuery)])
      const place = likeliestPlace(places)
      if (cards.length === 0 || !place) return check
      const { address, latitude, longitude } = place
      const choices = { loadType: loadOf(item_count), place: { address, latitude, longitude } }
      keepChoices(order_id, choices)
      return { path: '/order-confirm', choices: { ...choices, isPrefilled: true } }
    } catch {
      return check
    }
  }

  const found = async (result: ScanResult) => {
    await queries.invalidateQueries({ queryKey: draftOrderQuery(result.order_id).queryKey })
    const { path, choices } = await nextStep(result)
    void navigate(`${path}?order=${result.order_id}`, {
      state: { order_id: result.order_id, isFresh: true, ...choices },
      replace: orderId !== undefined,
    })
  }

  const back = orderId === undefined ? '/home-screen' : `/price-estimation?order=${orderId}`
  return <ScanScreen orderId={orderId} back={back} onFound={(result) => void found(result)} />
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { cardsQuery } from '../features/cards/use-cards.ts'
import { keepChoices } from '../features/draft/use-draft.ts'
import { draftOrderKey } from '../features/draft/use-draft-order.ts'
import { guessLoad, likeliestPlace, readOrderId } from '../features/draft/view-model.ts'
import { placesQuery } from '../features/pickup/use-places.ts'
import { ScanScreen } from '../features/scan/scan-screen.tsx'
import type { ScanResult } from '../features/scan/use-scan.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Scan Your Clothes')) }]

export default function Scan() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const orderId = readOrderId(search, undefined)

  /** With a card and a remembered place nothing is left to ask: photo, confirm. */
  const nextStep = async ({ order_id, item_count }: ScanResult) => {
    const check = { path: '/price-estimation', choices: {} }
    if (orderId !== undefined) return check
    try {
      const [cards, places] = await Promise.all([queries.fetchQuery(cardsQuery), queries.fetchQuery(placesQuery)])
      const known = likeliestPlace(places)
      if (cards.length === 0 || !known) return check
      const { address, latitude, longitude } = known
      const choices = { loadType: guessLoad(item_count), place: { address, latitude, longitude } }
      keepChoices(order_id, choices)
      return { path: '/order-confirm', choices: { ...choices, isPrefilled: true } }
    } catch {
      return check
    }
  }

  const found = async (result: ScanResult) => {
    await queries.invalidateQueries({ queryKey: draftOrderKey(result.order_id) })
    const { path, choices } = await nextStep(result)
    await navigate(`${path}?order=${result.order_id}`, {
      state: { order_id: result.order_id, isFresh: true, ...choices },
      replace: orderId !== undefined,
    })
  }

  const back = orderId === undefined ? '/home-screen' : `/price-estimation?order=${orderId}`
  return <ScanScreen orderId={orderId} back={back} onFound={(result) => void found(result)} />
}

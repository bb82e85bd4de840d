import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WebhookDeliveryId, WebhookId } from '@washline/contract/ids'
import * as market from '@washline/contract/webhooks/console-endpoints'
import * as person from '@washline/contract/webhooks/endpoints'
import type { DeliveryState } from '@washline/contract/webhooks/event-types'
import { webhookMessages } from '@washline/contract/webhooks/messages'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import type { Side } from './use-webhooks.ts'

interface Shown {
  readonly side: Side
  readonly id: WebhookId
  readonly state: DeliveryState | 'all'
}

const pageSize = 20

const deliveriesQuery = ({ side, id, state }: Shown) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', side, id, 'deliveries', state],
    queryFn: ({ signal, pageParam }) => {
      const input = {
        params: { id },
        query: { limit: pageSize, ...(pageParam && { cursor: pageParam }), ...(state !== 'all' && { state }) },
        signal,
      }
      return side === 'market' ? callApi(market.listMarketDeliveries, input) : callApi(person.listDeliveries, input)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })

/** Deliveries of a webhook, newest first, page by page. */
export const useDeliveries = (shown: Shown) => useInfiniteQuery(deliveriesQuery(shown))

/** Sends again: one delivery, or all that were given up since a time; and sends a test. */
export function useSendAgain({ side, id }: Pick<Shown, 'side' | 'id'>) {
  const queries = useQueryClient()
  const isMarket = side === 'market'
  const params = { id }
  const shared = {
    onError: (error: Error) => toast.error(errorText(error, t(webhookMessages.save))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', side] }),
  }
  const replay = useMutation({
    ...shared,
    mutationFn: async (delivery: WebhookDeliveryId) => {
      const input = { params: { ...params, delivery } }
      return isMarket ? callApi(market.replayMarketDelivery, input) : callApi(person.replayDelivery, input)
    },
    onSuccess: () => toast.success(t('Sending again.')),
  })
  const replayAll = useMutation({
    ...shared,
    mutationFn: async (since: string) => {
      const input = { params, body: { since } }
      return isMarket ? callApi(market.replayMarketFailed, input) : callApi(person.replayFailed, input)
    },
    onSuccess: ({ data: { replayed } }) =>
      toast.success(
        t(
          '{count, plural, =0 {Nothing has failed since then.} one {# delivery is being sent again.} other {# deliveries are being sent again.}}',
          {
            count: replayed,
          },
        ),
      ),
  })
  const test = useMutation({
    ...shared,
    mutationFn: async () =>
      isMarket ? callApi(market.sendMarketTest, { params }) : callApi(person.sendTestEvent, { params }),
    onSuccess: () => toast.success(t('A test event is on its way.')),
  })
  return { replay, replayAll, test }
}

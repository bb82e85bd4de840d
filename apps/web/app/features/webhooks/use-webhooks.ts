import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookId } from '@washline/contract/ids'
import * as market from '@washline/contract/webhooks/console-endpoints'
import * as person from '@washline/contract/webhooks/endpoints'
import type { PayloadKind, WebhookEventType } from '@washline/contract/webhooks/event-types'
import { callApi } from '../../platform/api/call-api.ts'

/** Whose webhooks: one's own, or the market's, for which an operator gives a reason with each change. */
export type Side = 'person' | 'market'

export interface WebhookFields {
  name: string
  url: string
  event_types: WebhookEventType[]
  payload: PayloadKind
}

export interface Change extends Partial<WebhookFields> {
  enabled?: boolean
}

const webhooksQuery = (side: Side) =>
  queryOptions({
    queryKey: ['webhooks', side],
    queryFn: async ({ signal }) =>
      (
        await (side === 'market'
          ? callApi(market.listMarketWebhooks, { signal })
          : callApi(person.listWebhooks, { signal }))
      ).data,
  })

export const useWebhooks = (side: Side) => useQuery(webhooksQuery(side))

/** The changes of one side; each reads the list and the deliveries again. */
export function useWebhookActions(side: Side) {
  const queries = useQueryClient()
  const isMarket = side === 'market'
  const onSettled = () => queries.invalidateQueries({ queryKey: ['webhooks', side] })
  const make = useMutation({
    mutationFn: async ({ reason, ...body }: WebhookFields & { reason: string }) =>
      (
        await (isMarket
          ? callApi(market.makeMarketWebhook, { body: { ...body, reason } })
          : callApi(person.makeWebhook, { body }))
      ).data,
    onSettled,
  })
  const change = useMutation({
    mutationFn: async ({ id, reason, ...body }: Change & { id: WebhookId; reason: string }) =>
      isMarket
        ? callApi(market.changeMarketWebhook, { params: { id }, body: { ...body, reason } })
        : callApi(person.changeWebhook, { params: { id }, body }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: async ({ id, reason }: { id: WebhookId; reason: string }) =>
      isMarket
        ? callApi(market.deleteMarketWebhook, { params: { id }, body: { reason } })
        : callApi(person.deleteWebhook, { params: { id } }),
    onSettled,
  })
  const rotate = useMutation({
    mutationFn: async ({ id, reason }: { id: WebhookId; reason: string }) =>
      (
        await (isMarket
          ? callApi(market.rotateMarketSecret, { params: { id }, body: { reason } })
          : callApi(person.rotateWebhookSecret, { params: { id } }))
      ).data,
    onSettled,
  })
  return { make, change, remove, rotate }
}

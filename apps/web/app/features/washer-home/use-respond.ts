import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type IncomingRequest, respondToRequest, type skipReasons } from '@washline/contract/dispatch/endpoints'
import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { activeOrdersQuery } from '../../domain/order/order-lists.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { problemOf } from '../../platform/api/problem-of.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { requestsQuery } from './use-requests.ts'
import { withoutRequest } from './view-model.ts'

export type SkipReason = (typeof skipReasons)[number]
export interface Reply {
  request: IncomingRequest
  response: 'accept' | 'skip'
  reason?: SkipReason | undefined
}

/** A refusal about the Washer, who has too many orders, leaves the offer open. */
function isGone(error: unknown): boolean {
  switch (problemOf(respondToRequest, error)?.code) {
    case platformRefusals.notFound.code:
    case dispatchRefusals.offerEnded.code:
    case orderRefusals.taken.code:
    case orderRefusals.wrongStatus.code:
      return true
    default:
      return false
  }
}

/**
 * Accepts or skips an offer. A skipped one is removed at once, and its reason may follow with a second call; one that
 * another Washer accepted is removed with a toast.
 */
export function useRespond({ onAccepted }: { onAccepted: (orderId: OrderId, isTakeover: boolean) => void }) {
  const queries = useQueryClient()
  const leave = ({ request }: Reply) =>
    queries.setQueryData(requestsQuery.queryKey, (list) => list && withoutRequest(list, request.notification_id))

  return useMutation({
    mutationFn: ({ request, response, reason }: Reply) =>
      callApi(respondToRequest, {
        body: { notification_id: request.notification_id, response, ...(reason && { reason }) },
        idempotencyKey: `offer-${request.notification_id}-${response}-${reason ?? 'plain'}`,
      }),
    onMutate: (reply) => {
      if (reply.response === 'skip') leave(reply)
    },
    onSuccess: ({ data }, reply) => {
      leave(reply)
      if (reply.response === 'skip') return
      void queries.invalidateQueries({ queryKey: activeOrdersQuery.queryKey })
      onAccepted(data.order_id, reply.request.is_takeover)
    },
    onError: (error, reply) => {
      if (isGone(error)) leave(reply)
      if (reply.response === 'accept') toast.error(errorText(error, t(orderMessages.taken)))
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey })
    },
  })
}

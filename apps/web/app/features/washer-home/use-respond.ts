import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type IncomingRequest, respondToRequest, type skipReasons } from '@washline/contract/dispatch/endpoints'
import { messages } from '@washline/contract/messages'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { activeOrdersQuery } from './use-active-orders.ts'
import { requestsQuery } from './use-requests.ts'
import { withoutRequest } from './view-model.ts'

export type SkipReason = (typeof skipReasons)[number]
export interface Reply {
  request: IncomingRequest
  response: 'accept' | 'skip'
  reason?: SkipReason | undefined
}

/** A refusal about the Washer, who has enough in hand, leaves the offer standing. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || (error.status === 409 && error.code !== 'at_capacity'))

/** Accepts or skips an offer. A skipped one leaves at once; one that another Washer took leaves with a word. */
export function useRespond({ onAccepted }: { onAccepted: (orderId: number) => void }) {
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
      onAccepted(data.order_id)
    },
    onError: (error, reply) => {
      if (isGone(error)) leave(reply)
      if (reply.response === 'accept') toast.error(errorText(error, t(messages.orders.taken)))
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey })
    },
  })
}

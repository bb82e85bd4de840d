import { useQueryClient } from '@tanstack/react-query'
import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { newOrder, requestEnded, washerChannel } from '@washline/contract/dispatch/realtime'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { requestsQuery } from './use-requests.ts'
import { withoutRequest, withRequest } from './view-model.ts'

/** Adds new offers and removes ended ones live; reads all again after a connection. */
export function useLiveRequests(onNew: (request: IncomingRequest) => void): void {
  const queries = useQueryClient()
  const { queryKey } = requestsQuery
  const readAgain = () => void queries.invalidateQueries({ queryKey })
  const listeners = [
    on(newOrder, ({ data }) => {
      queries.setQueryData(queryKey, (requests = []) => withRequest(requests, data))
      onNew(data)
      readAgain()
    }),
    on(requestEnded, ({ notification_id }) => {
      queries.setQueryData(queryKey, (requests) => requests && withoutRequest(requests, notification_id))
      readAgain()
    }),
  ]
  useChannel(washerChannel(useUser().id), listeners, { onJoined: readAgain })
}

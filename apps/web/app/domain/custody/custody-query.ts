import { queryOptions } from '@tanstack/react-query'
import { getCustody } from '@washline/contract/custody/endpoints'
import type { Custody } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'

/** The counted steps of an order's laundry, from the scan to its return. */
export const custodyQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: ['custody', orderId],
    queryFn: async ({ signal }) => (await callApi(getCustody, { params: { id: orderId }, signal })).data,
    meta: { persistedOffline: true },
  })

/** The tags on the bags of other orders, as far as this device holds their custody. */
export const tagsOfOthers = (orderId: OrderId): TagCode[] =>
  queryClient
    .getQueriesData<Custody>({
      predicate: ({ queryKey: [name, id, part] }) => name === 'custody' && id !== orderId && !part,
    })
    .flatMap(([, custody]) => custody?.tags ?? [])

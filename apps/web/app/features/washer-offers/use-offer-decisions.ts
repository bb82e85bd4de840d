import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listOfferDecisions } from '@washline/contract/dispatch/explanations'
import { washerKey } from '../../domain/washer/washer-key.ts'
import { callApi } from '../../platform/api/call-api.ts'

export type Made = 'yes' | 'no' | undefined

export const offerDecisionsKey = [...washerKey, 'offers']

const offerDecisionsQuery = (made: Made) =>
  infiniteQueryOptions({
    queryKey: [...offerDecisionsKey, made ?? 'all'],
    queryFn: async ({ signal, pageParam: cursor }) =>
      (await callApi(listOfferDecisions, { query: { cursor, made, limit: 30 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { persistedOffline: true },
  })

/** The Washer's offers, made and not made, newest first. */
export const useOfferDecisions = (made: Made) => useInfiniteQuery(offerDecisionsQuery(made))

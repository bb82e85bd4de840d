import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listWashersNear } from '@washline/contract/directory/endpoints'
import type { Answer } from '@washline/contract/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import type { Wish } from './view-model.ts'

/** The Washers around a place; nothing is asked before there is one. */
export const useWashersNear = (wish: Wish | undefined) =>
  useQuery({
    queryKey: ['washers near', wish],
    queryFn: async ({ signal }) => (await callApi(listWashersNear, { query: { ...wish }, signal })).data,
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export type WashersNear = Answer<typeof listWashersNear>['data']

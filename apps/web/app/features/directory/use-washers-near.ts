import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listWashersNear } from '@washline/contract/directory/endpoints'
import type { Answer } from '@washline/contract/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import type { WashersQuery } from './view-model.ts'

/** The Washers around a place. */
export const useWashersNear = (query: WashersQuery | undefined) =>
  useQuery({
    queryKey: ['washers near', query],
    queryFn: async ({ signal }) => (await callApi(listWashersNear, { query: { ...query }, signal })).data,
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export type WashersNear = Answer<typeof listWashersNear>['data']

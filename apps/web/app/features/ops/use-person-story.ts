import { useQuery } from '@tanstack/react-query'
import { getOpsPerson } from '@washline/contract/ops/stories'
import { callApi } from '../../platform/api/call-api.ts'

/** Who somebody is and what they did. Each read is a recorded look, so none happens by itself. */
export const usePersonStory = (id: number) =>
  useQuery({
    queryKey: ['ops', 'person-story', id],
    queryFn: async ({ signal }) => (await callApi(getOpsPerson, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

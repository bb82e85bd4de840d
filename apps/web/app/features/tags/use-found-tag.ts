import { useQuery } from '@tanstack/react-query'
import { getTag } from '@washline/contract/tags/endpoints'
import { readTag } from '@washline/contract/tags/tag-code'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'

/** What is known of a tag; null where it is none of ours. */
export function useFoundTag(text: string) {
  const code = readTag(text)
  return useQuery({
    queryKey: ['found tag', text],
    queryFn: async ({ signal }) => {
      if (code === undefined) return null
      try {
        return (await callApi(getTag, { params: { code }, signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}

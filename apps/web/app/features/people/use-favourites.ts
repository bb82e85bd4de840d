import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '@washline/contract/messages'
import { addFavourite, listFavourites, removeFavourite } from '@washline/contract/ties/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

export const favouritesQuery = queryOptions({
  queryKey: ['ties', 'favourites'],
  queryFn: async ({ signal }) => (await callApi(listFavourites, { signal })).data,
})

/** The Washers whom the customer wants asked first. */
export const useFavourites = () => useQuery(favouritesQuery)

/** Makes a Washer a favourite, or takes it back. */
export function useSetFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, isFavourite }: { userId: number; isFavourite: boolean }) =>
      callApi(isFavourite ? addFavourite : removeFavourite, { params: { id: userId } }),
    onError: (error) => toast.error(errorText(error, t(messages.ties.favourite))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ties'] }),
  })
}

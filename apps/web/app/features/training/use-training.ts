import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getTrainingConsent, saveTrainingConsent } from '@washline/contract/orders/training'
import { callApi } from '../../platform/api/call-api.ts'

const trainingQuery = queryOptions({
  queryKey: ['training'],
  queryFn: async ({ signal }) => (await callApi(getTrainingConsent, { signal })).data,
})

/** The consent to train the scanner with the person's photos; null before the first answer. */
export const useTraining = () => useQuery(trainingQuery)

export function useSaveTraining() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (consents: boolean) => (await callApi(saveTrainingConsent, { body: { consents } })).data,
    onSuccess: (training) => queries.setQueryData(trainingQuery.queryKey, training),
  })
}

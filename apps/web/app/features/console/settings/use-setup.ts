import { useMutation, useQuery } from '@tanstack/react-query'
import { getSetup, tryOrder } from '@washline/contract/settings/setup-endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { activeLanguage } from '../../../platform/i18n/i18n.ts'

/** What is set up, and what is missing. The server writes it in the reader's language. */
export const useSetup = () =>
  useQuery({
    queryKey: ['console', 'setup', activeLanguage()],
    queryFn: async ({ signal }) => (await callApi(getSetup, { signal })).data,
  })

/** Tries an order that is never committed, and the services that it needs. */
export const useTryOrder = () => useMutation({ mutationFn: async () => (await callApi(tryOrder)).data })

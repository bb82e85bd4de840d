import { useMutation, useQuery } from '@tanstack/react-query'
import { type AuthorizationRequest, answerConsent, getConsent } from '@washline/contract/oauth/endpoints'
import type { Scope } from '@washline/contract/tokens/scopes'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'

/** What a client asks the person for: asked anew for another person. */
export const useConsent = (request: AuthorizationRequest, person: number | undefined) =>
  useQuery(
    {
      queryKey: ['consent', request, person],
      queryFn: async ({ signal }) => (await callApi(getConsent, { query: request, signal })).data,
      enabled: person !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  )

/** The person's answer; the browser goes on to where it is brought to the client. */
export const useAnswerConsent = (request: AuthorizationRequest, goTo: (address: string) => void) =>
  useMutation(
    {
      mutationFn: async (allowed: readonly Scope[]) =>
        (await callApi(answerConsent, { body: { ...request, allowed: [...allowed] } })).data.redirect,
      onSuccess: goTo,
    },
    queryClient,
  )

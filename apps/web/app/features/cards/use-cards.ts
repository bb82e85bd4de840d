import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: async () => (await callApi(listPaymentMethods)).payment_methods,
})

export const useCards = ({ isOn = true }: { isOn?: boolean } = {}) => useQuery({ ...cardsQuery, enabled: isOn })

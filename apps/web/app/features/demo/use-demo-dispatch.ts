import { useQuery } from '@tanstack/react-query'
import { getDemoDispatch } from '@washline/contract/demo/endpoints'
import { callApiAs } from '../../platform/api/call-api.ts'

const readAgainMs = 1_500

/** The decisions about the customer's last order, read again and again: offers come and go within seconds. */
export const useDemoDispatch = (token: string) =>
  useQuery({
    queryKey: ['demo-dispatch', token],
    queryFn: async () => (await callApiAs(token, getDemoDispatch)).data,
    refetchInterval: readAgainMs,
    gcTime: 0,
  })

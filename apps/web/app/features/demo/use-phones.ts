import { useQuery } from '@tanstack/react-query'
import type { DemoPhone } from '@washline/contract/demo/sign-ins'
import { openPhone, type PhoneSession } from './open-phone.ts'

export type Phones = Readonly<Record<DemoPhone, PhoneSession>>

/** Both phones, signed in. */
export const usePhones = () =>
  useQuery({
    queryKey: ['demo-phones'],
    queryFn: async (): Promise<Phones> => {
      const [customer, washer] = await Promise.all([openPhone('customer'), openPhone('washer')])
      return { customer, washer }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

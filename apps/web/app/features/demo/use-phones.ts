import { useQuery } from '@tanstack/react-query'
import { openPhone, type Phones } from '../../domain/demo/open-phone.ts'

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

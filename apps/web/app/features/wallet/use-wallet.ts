import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '@washline/contract/endpoint'
import { minor } from '@washline/contract/money'
import { getWallet } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export type WalletEntry = Answer<typeof getWallet>['data']['entries'][number]

export const walletKey = ['wallet'] as const

/** The wallet's balance and its history, newest first, page by page. */
export function useWallet() {
  const wallet = useInfiniteQuery({
    queryKey: walletKey,
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(getWallet, { query: { cursor: pageParam, limit: 30 }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { persistedOffline: true },
  })
  return {
    ...wallet,
    balance: wallet.data?.pages[0]?.balance,
    bonusMinor: wallet.data?.pages[0]?.bonus_minor ?? minor(0),
    paysFirst: wallet.data?.pages[0]?.pays_first ?? false,
    entries: wallet.data?.pages.flatMap(({ entries }) => entries),
  }
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { defaultMarketSettings } from '@washline/contract/settings/market-settings'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { RankingWeights } from './components/ranking-weights.tsx'
import { SearchReach } from './components/search-reach.tsx'
import { SetMatchCosts } from './components/set-match-costs.tsx'

const within = (client: QueryClient, part: ReactNode) => (
  <QueryClientProvider client={client}>{part}</QueryClientProvider>
)

it.each([
  ['the reach', <SearchReach key="reach" />],
  ['the weights', <RankingWeights key="weights" />],
  ['the costs', <SetMatchCosts key="costs" />],
])('%s of a written page wakes as it was written, although another part has read the settings', async (_, part) => {
  const place = document.createElement('main')
  place.innerHTML = renderToString(within(new QueryClient(), part))
  document.body.append(place)
  const written = place.textContent
  const read = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  read.setQueryData(['search-settings'], { ...defaultMarketSettings, cost_lateness: 9 })
  const repaired: unknown[] = []
  const root = hydrateRoot(place, within(read, part), { onRecoverableError: (error) => repaired.push(error) })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.poll(() => place.textContent).not.toBe(written)
  expect(repaired).toEqual([])
})

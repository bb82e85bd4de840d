import { QueryClientProvider } from '@tanstack/react-query'
import { getConfig } from '@washline/contract/platform/endpoints'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { configQuery } from '../api/use-config.ts'
import { queryClient } from '../query.ts'
import { aConfig } from '../testing/a-config.ts'
import { answer } from '../testing/answer.ts'
import { network } from '../testing/network.ts'
import { render } from '../testing/render-route.tsx'
import { MapView } from './map-view.tsx'

const config = aConfig({ maps: { style_url: '/street-style.json' } })
const style = { version: 8, sources: {}, layers: [{ id: 'sea', type: 'background' }] }

it('shows that it loads and when it cannot, and recovers with the network without a console error', async () => {
  queryClient.removeQueries({ queryKey: configQuery.queryKey })
  let isDown = true
  network.use(
    answer(getConfig, config),
    http.get('/street-style.json', () => (isDown ? HttpResponse.error() : HttpResponse.json(style))),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <MapView label="Map" />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Loading the map...')).toBeInTheDocument()
  const missing = page.getByText('The map could not be loaded. It returns when you are back online.')
  await expect.element(missing).toBeVisible()
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(page.getByText('Loading the map...')).not.toBeInTheDocument()
})

import type { Endpoint } from '@washline/contract/endpoint'
import { HttpResponse, http } from 'msw'
import { network } from '../network.ts'
import { everyEndpoint } from './every-endpoint.ts'
import { type Amount, type FieldValues, madeAnswer } from './made-answer.ts'

/** How the server is: it answers with so much, never, with failures, or there is no way to it. */
export type Server = Amount | 'silent' | 'failing' | 'gone'

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
/** `/orders/active` is no order: what is written out goes before what is a parameter. */
const paths = everyEndpoint
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }))
  .toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length)

/** What the app asks for itself, on every screen. */
const ofTheApp = /^\/api\/(?:config|get-auth|broadcasting\/auth)$/

/** Answers every call of the contract. Returns a function that answers the calls that wait. */
export function serveEverything(server: () => Server, values: FieldValues = {}): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  network.use(
    http.all('/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      const now = server()
      if (now === 'gone') return HttpResponse.error()
      if (ofTheApp.test(pathname) || pathname === '/api/health') return undefined
      if (now === 'silent') await promise
      if (now === 'failing' || now === 'silent')
        return HttpResponse.json({ success: false, code: 'internal', message: 'The server failed.' }, { status: 500 })
      const found = paths.find(({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(pathname))
      return found && HttpResponse.json(madeAnswer(found.endpoint, now, values) as object)
    }),
  )
  return { release: resolve }
}

import type { Endpoint } from '@washline/contract/endpoint'
import { HttpHandler, type HttpResponseResolver } from 'msw'

const paths = new WeakMap<Request, string>()

function pathOf(request: Request): string {
  const path = paths.get(request) ?? new URL(request.url).pathname
  paths.set(request, path)
  return path
}

/**
 * Handles the calls of an endpoint. Each call is offered to some sixty handlers in turn, and MSW reads the cookies and
 * makes the address of each pattern anew before it compares: this turns away at once what it cannot match.
 */
export class CallHandler extends HttpHandler {
  readonly #method: string
  readonly #path: RegExp

  constructor({ method, path }: Endpoint, resolver: HttpResponseResolver) {
    super(method, path, resolver)
    this.#method = method
    this.#path = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`)
  }

  override async run(asked: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { request } = asked
    return request.method === this.#method && this.#path.test(pathOf(request)) ? super.run(asked) : null
  }
}

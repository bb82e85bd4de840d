import type { Project } from './read-project.ts'
import {
  API,
  callAt,
  createRefusalWalk,
  type Place,
  type RefusalName,
  type RefusalWalk,
  resolveName,
} from './walk-refusals.ts'

export interface RouteTrace {
  readonly path: string
  readonly line: number
  /** The endpoint's declaration in the contract; undefined where it cannot be found. */
  readonly endpoint: { readonly name: string; readonly path: string; readonly text: string } | undefined
  readonly declared: ReadonlySet<RefusalName>
  /** What the route's handler can throw, by everything that it names, directly or through others. */
  readonly thrown: ReadonlySet<RefusalName>
}

/** Follows every route of the api from its handler through the functions that it names to the refusals they name. */
export function traceRefusals(project: Project): RouteTrace[] {
  const { files, walk } = createRefusalWalk(project)
  return [...files].flatMap(([path, { declarations }]) =>
    path.startsWith(API) ? declarations.flatMap((declaration) => routesOf({ path, declaration }, { files, walk })) : [],
  )
}

const ROUTE = /\bhttp\.route\(\s*(\w+)(?:\.(\w+))?,/g

function routesOf({ path, declaration }: Place, { files, walk }: RefusalWalk): RouteTrace[] {
  return [...declaration.code.matchAll(ROUTE)].map((route) => {
    // The endpoint itself names refusals too.
    const handler = callAt({ path, declaration }, route.index, 'http.route(', route[0].length)
    const [endpoint] = resolveName({ ...handler, declaration }, route[1] ?? '', route[2], files)
    const name = endpoint?.declaration.names[0] ?? ''
    return {
      path,
      line: handler.declaration.line,
      endpoint: endpoint && { name, path: endpoint.path, text: endpoint.declaration.text },
      declared: new Set(endpoint && walk(endpoint).keys()),
      thrown: new Set(walk(handler).keys()),
    }
  })
}

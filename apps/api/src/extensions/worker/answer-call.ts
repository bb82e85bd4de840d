import type { Context, Extension, Schema } from '@washline/extension'

/** Input that a schema of the extension does not take. */
export interface InputProblem {
  readonly errors: Record<string, string[]>
}

type Served = (context: Context, args: readonly unknown[]) => Promise<unknown>

const partName = (part: PropertyKey | { readonly key: PropertyKey }) =>
  String(typeof part === 'object' ? part.key : part)

async function parse(schema: Schema<unknown> | undefined, value: unknown): Promise<{ value: unknown } | InputProblem> {
  if (!schema) return { value: undefined }
  const result = await schema['~standard'].validate(value)
  if (!result.issues) return { value: result.value }
  const errors: Record<string, string[]> = {}
  for (const { path = [], message } of result.issues) {
    const field = path.map(partName).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return { errors }
}

interface SentRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly caller: { readonly id: number; readonly isWasher: boolean; readonly isOperator: boolean } | undefined
}

/** What the server may call of an extension, by method. */
export function answersOf(extension: Extension): Readonly<Record<string, Served>> {
  const opened = new Map<string, Promise<unknown>>()
  const openGateway = (kind: string, context: Context): Promise<unknown> => {
    const factory = Object.entries(extension.gateways ?? {}).find(([key]) => key === kind)?.[1]
    if (!factory) throw new Error(`there is no gateway ${kind}`)
    const open = opened.get(kind) ?? Promise.resolve(factory(context))
    opened.set(kind, open)
    open.catch(() => opened.delete(kind))
    return open
  }
  return {
    ping: async () => true,
    start: async (context) => extension.start?.(context),
    event: async (context, [event]) => {
      const { name } = event as { name: string }
      const handler = Object.entries(extension.events ?? {}).find(([key]) => key === name)?.[1]
      await (handler as ((event: unknown, context: Context) => unknown) | undefined)?.(event, context)
    },
    route: async (context, [index, request]) => {
      const route = extension.routes?.[Number(index)]
      if (!route) throw new Error(`there is no route ${index}`)
      const sent = request as SentRequest
      const [body, query] = await Promise.all([parse(route.body, sent.body), parse(route.query, sent.query)])
      const problems = [body, query].filter((part) => 'errors' in part)
      if (problems.length > 0) return { errors: Object.assign({}, ...problems.map(({ errors }) => errors)) }
      const parsed = {
        body: 'value' in body ? body.value : undefined,
        query: 'value' in query ? query.value : undefined,
      }
      return { data: (await route.handle({ ...sent, ...parsed }, context)) ?? null }
    },
    panel: async (context, [name]) => {
      const panel = extension.panels?.find((each) => each.name === name)
      if (!panel) throw new Error(`there is no panel ${name}`)
      return panel.load(context)
    },
    gateway: async (context, [kind, path, ...args]) => {
      let target: unknown = await openGateway(String(kind), context)
      const names = String(path).split('.')
      const method = names.pop() ?? ''
      for (const name of names) target = (target as Record<string, unknown>)[name]
      return (target as Record<string, (...args: unknown[]) => unknown>)[method]?.(...args)
    },
  }
}

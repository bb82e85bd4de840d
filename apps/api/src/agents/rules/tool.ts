import type { Answer, Endpoint } from '@washline/contract/endpoint'
import { type ZodObject, z } from 'zod'
import { waitingShown } from './waiting-result.ts'

/** The call of the API that a tool makes. */
export interface ToolCall {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly form?: { readonly image: Buffer; readonly fields: Readonly<Record<string, string>> }
  readonly idempotencyKey?: string
}

/** What a call does: `reads`, `adds` something, `changes` something by which nothing is lost, or `ends` what is hard to get again. */
export type Effect = 'reads' | 'adds' | 'changes' | 'ends'

interface Definition<E extends Endpoint, I extends ZodObject, O extends ZodObject> {
  readonly name: string
  readonly title: string
  readonly endpoint: E
  readonly effect: Effect
  /** Other people answer it, or wrote what it answers. */
  readonly isOpen?: true
  /** Repeating it with the same input changes nothing more. */
  readonly isIdempotent?: true
  /** What it does, when to use it, what it costs and what happens next. */
  readonly description: string
  readonly example: Readonly<Record<string, unknown>>
  readonly input: I
  readonly output: O
  readonly request: (input: z.output<I>) => ToolCall
  readonly show: (answer: Answer<E>, input: z.output<I>) => z.input<O>
  readonly text: (output: z.output<O>) => string
}

export interface Shown {
  readonly data: Readonly<Record<string, unknown>>
  readonly text: string
}

export type Planned =
  | { readonly call: ToolCall; readonly show: (answer: unknown) => Shown }
  | { readonly errors: Readonly<Record<string, readonly string[]>> }

export interface Tool {
  readonly name: string
  readonly title: string
  readonly endpoint: Endpoint
  readonly effect: Effect
  readonly isOpen: boolean
  readonly isIdempotent: boolean
  readonly description: string
  readonly example: Readonly<Record<string, unknown>>
  readonly input: ZodObject
  readonly output: ZodObject
  /** The call that this input asks for, or what is wrong with it by field. */
  readonly plan: (input: unknown) => Planned
}

/** Declares a tool of one call of the API; what is read from its answer is checked by the contract. */
export function defineTool<const E extends Endpoint, I extends ZodObject, O extends ZodObject>(
  tool: Definition<E, I, O>,
): Tool {
  const { endpoint, input, output } = tool
  return {
    ...tool,
    isOpen: tool.isOpen ?? false,
    isIdempotent: tool.isIdempotent ?? tool.effect === 'reads',
    plan: (sent) => {
      const parsed = input.safeParse(sent)
      if (!parsed.success) return { errors: errorsOf(parsed.error) }
      return {
        call: tool.request(parsed.data),
        show: (answer) => {
          const data = output.parse(tool.show(endpoint.answers[200].parse(answer) as Answer<E>, parsed.data))
          return { data, text: tool.text(data) }
        },
      }
    },
  }
}

const errorsOf = ({ issues }: z.ZodError): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.join('.') || 'arguments'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

const schemaOf = (schema: ZodObject, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return { ...rest, type: 'object' as const }
}

/** A tool as clients get it. */
export const listedTool = ({ name, title, description, example, effect, isOpen, isIdempotent, ...tool }: Tool) => ({
  name,
  title,
  description: `${description}\n\nExample arguments: ${JSON.stringify(example)}`,
  inputSchema: schemaOf(tool.input, 'input'),
  outputSchema: schemaOf(
    tool.endpoint.mandated ? tool.output.partial().extend(waitingShown.shape) : tool.output,
    'output',
  ),
  annotations: {
    title,
    readOnlyHint: effect === 'reads',
    destructiveHint: effect === 'ends',
    idempotentHint: isIdempotent,
    openWorldHint: isOpen,
  },
})

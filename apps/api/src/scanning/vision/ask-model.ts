import type { LanguageModel } from 'ai'
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import type { Vision } from '../../platform/config/config.ts'
import { ScannerFailure } from '../scanner-gateway.ts'
import type { VisionQuestion } from './vision-question.ts'

/** Asks the model once. An answer outside the schema or with impossible values is an error. */
export async function askModel<Schema extends z.ZodType, Answer>(
  settings: Vision,
  { name, instructions, text, photos, schema, read }: VisionQuestion<Schema, Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const pictures = photos.flatMap(({ jpeg, label }) => [
    ...(label === undefined ? [] : [{ type: 'text' as const, text: label }]),
    { type: 'file' as const, mediaType: 'image/jpeg', data: jpeg },
  ])
  const { output } = await generateText({
    model: await openModel(settings),
    instructions,
    messages: [{ role: 'user', content: [{ type: 'text', text }, ...pictures] }],
    output: Output.object({ name, schema }),
    maxOutputTokens: 4_000,
    maxRetries: 0,
    abortSignal: signal,
  })
  const answer = read(schema.parse(output))
  if (answer === undefined) throw new ScannerFailure('failed', 'the vision model answered impossible values')
  return answer
}

/** The failure without the vendor's message, which may contain keys, addresses or the picture. */
export function failureOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `the vision model's server answered ${error.statusCode ?? 'nothing'}`
  if (NoObjectGeneratedError.isInstance(error)) return 'the vision model answered something else than the schema'
  return error instanceof Error ? error.name : 'unknown'
}

/** Whether a second attempt may succeed: not if the key or the request was refused. */
export const isWorthAnotherTry = (error: unknown): boolean => !APICallError.isInstance(error) || error.isRetryable

/** Some vendors take the key in a header of their own, which would travel on to wherever a redirect leads. */
const fetchUnredirected: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

/** A vendor's package is loaded on the first question, so that a server without that vendor does not load it. */
async function openModel({ provider, model, apiKey, baseUrl }: Vision): Promise<LanguageModel> {
  const reach = { fetch: fetchUnredirected, ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(reach)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(reach)(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(reach)(model)
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const vendor = {
        name: 'vision',
        baseURL: baseUrl ?? '',
        fetch: fetchUnredirected,
        supportsStructuredOutputs: true,
        ...(apiKey && { apiKey }),
      }
      return createOpenAICompatible(vendor).chatModel(model)
    }
    default:
      return provider satisfies never
  }
}

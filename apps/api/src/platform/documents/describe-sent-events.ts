import type { SentEvent } from '@washline/contract/documents/sent-events'
import type { ZodOpenApiPathsObject } from 'zod-openapi'

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
})

/** The headers of Standard Webhooks. */
const headers = [
  header('webhook-id', 'The same for each attempt to deliver the same event.'),
  header('webhook-timestamp', 'Seconds since 1970, of this attempt.'),
  header('webhook-signature', 'One or more signatures `v1,…` of id, timestamp and body, apart by spaces.'),
]

const operationIdOf = (name: string) =>
  `receive${name.replace(/(?:^|[._-])(\w)/g, (_, first: string) => first.toUpperCase())}`

/** The `webhooks` section: what a receiver is sent, and what it answers. */
export const describeSentEvents = (events: readonly SentEvent[]): ZodOpenApiPathsObject =>
  Object.fromEntries(
    events.map(({ name, description, payload, example }) => [
      name,
      {
        post: {
          operationId: operationIdOf(name),
          summary: name,
          description,
          tags: ['webhooks'],
          security: [],
          parameters: headers,
          requestBody: { required: true, content: { 'application/json': { schema: payload, example } } },
          responses: {
            '2XX': {
              description: 'The receiver has it. Any other answer, or none within ten seconds, is tried again.',
            },
            '4XX': {
              description:
                'The receiver does not take it, and it is not sent again, except after 408, 409, 425 and 429.',
            },
          },
        },
      },
    ]),
  )

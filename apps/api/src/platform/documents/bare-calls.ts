import type { ZodOpenApiPathsObject } from 'zod-openapi'

const channel = {
  type: 'object' as const,
  properties: {
    socket_id: { type: 'string' as const, pattern: '^\\d+\\.\\d+$' },
    channel_name: { type: 'string' as const, pattern: '^private-' },
  },
  required: ['socket_id', 'channel_name'],
}
const subscription = { socket_id: '1234.5678', channel_name: 'private-order.100001' }
const refused = (name: string) => ({ $ref: `#/components/responses/${name}` })
const asForm = { schema: channel, example: subscription }

/** What is served beside the contract's calls: photos, and signatures for subscriptions. */
export const bareCalls: ZodOpenApiPathsObject = {
  '/api/media/{key}': {
    get: {
      operationId: 'getPhoto',
      summary: 'A photo by its signed address',
      description:
        'Take the address from an answer as it is. It needs no token, is signed, and ends with the access of the person for whom it was made; then it is a 404. `ETag` and `If-None-Match` are honoured.',
      tags: ['platform'],
      security: [],
      parameters: [
        { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
        ...['for', 'until', 'signature'].map((name) => ({
          name,
          in: 'query' as const,
          required: true,
          description: 'Part of the signed address.',
          schema: { type: 'string' as const },
        })),
      ],
      responses: {
        200: {
          description: 'The photo.',
          content: { 'image/jpeg': { schema: { type: 'string', contentMediaType: 'image/jpeg' } } },
        },
        304: { description: 'The photo of this ETag is still the one.' },
        404: refused('not_found'),
      },
    },
  },
  '/api/broadcasting/auth': {
    post: {
      operationId: 'authorizeChannel',
      summary: 'Signs a subscription to a private channel',
      description:
        'As pusher-js and laravel-echo call it, form-encoded or as JSON. Signs for those whom the channel lets hear it; every other request is a 403. The signature is good for this connection only.',
      tags: ['platform'],
      security: [{ session: [] }, { accessToken: [] }],
      requestBody: {
        required: true,
        content: { 'application/json': asForm, 'application/x-www-form-urlencoded': asForm },
      },
      responses: {
        200: {
          description: 'The signature.',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { auth: { type: 'string' } }, required: ['auth'] },
              example: { auth: 'washline:5f0c…' },
            },
          },
        },
        401: refused('unauthenticated'),
        403: refused('forbidden'),
      },
    },
  },
}

import { defineEndpoint } from '@washline/contract/endpoint'
import { idParams, orderId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './openapi.ts'

const move = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/:id/status',
  access: 'washer',
  scope: 'wash',
  summary: 'Moves an order.',
  params: idParams(orderId),
  answers: { 200: z.object({ success: z.literal(true) }) },
  refusals: [orderRefusals.wrongStatus, orderRefusals.quoteChanged],
})

it('lists the refusals of a call by status, each with its meaning, its body and an example', () => {
  const document = openApiDocument([move], 'https://washline.example')
  expect(document).toMatchObject({
    paths: {
      '/api/orders/{id}/status': {
        put: {
          responses: {
            401: { description: expect.stringContaining('`unauthenticated`') },
            403: { description: expect.stringContaining('`forbidden`') },
            404: { description: expect.stringContaining('`not_found`') },
            409: {
              description: expect.stringContaining(`- \`wrong_status\`: ${orderRefusals.wrongStatus.description}`),
              content: {
                'application/json': {
                  schema: {
                    oneOf: [
                      { $ref: '#/components/schemas/request_in_progress' },
                      { $ref: '#/components/schemas/wrong_status' },
                      { $ref: '#/components/schemas/quote_changed' },
                    ],
                  },
                  examples: { quote_changed: { $ref: '#/components/examples/quote_changed' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        quote_changed: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { properties: { code: { const: 'quote_changed' } } },
            { properties: { quote: { type: 'object' } }, required: ['quote'] },
          ],
        },
      },
      examples: {
        quote_changed: {
          value: {
            success: false,
            code: 'quote_changed',
            message: 'The price has changed. Please check the new total.',
            quote: { total: 27.5 },
          },
        },
      },
    },
  })
})

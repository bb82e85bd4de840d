import type { Endpoint } from '@washline/contract/endpoint'
import { market } from '@washline/contract/market'
import { z } from 'zod'

const image = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
  format: 'binary',
  description: `One photo, jpeg, png or webp, of at most ${market.photos.maxBytes / 1024 ** 2} MB. Send it after the other fields.`,
}

/** The form of a call that takes a photo, with the fields beside it. */
export function formOf({ form }: Pick<Endpoint, 'form'>) {
  const { properties = {}, required = [] } = form
    ? z.toJSONSchema(form, { io: 'input', metadata: z.registry() })
    : { properties: {}, required: [] }
  return {
    schema: { type: 'object' as const, properties: { ...properties, image }, required: [...required, 'image'] },
    encoding: { image: { contentType: 'image/jpeg, image/png, image/webp' } },
  }
}

import * as custody from '@washline/contract/custody/endpoints'
import * as tags from '@washline/contract/tags/endpoints'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm } from '../harness/start-app.ts'
import type { ScenarioValues, Step } from './step.ts'

/** Both handovers of an order with what proves them, and the customer's own count. */
export function custodySteps(values: ScenarioValues): {
  readonly pickup: readonly Step[]
  readonly return: readonly Step[]
} {
  const params = () => ({ id: values.order })
  const request = () => ({ params: params() })
  const readChain: Step = {
    endpoint: custody.getCustody,
    by: 'washer',
    also: 'customer',
    request,
    learn: ({ data }) => {
      values.bag = data.manifest.map(({ item_id, quantity }: ScenarioValues['bag'][number]) => ({ item_id, quantity }))
    },
  }
  const readPin: Step = {
    endpoint: custody.getHandoverPin,
    by: 'customer',
    request,
    learn: ({ data }) => {
      values.pin = data.pin
    },
  }
  const handOver = (step: 'pickup' | 'return', evidence: () => object): Step => ({
    endpoint: custody.handOver,
    by: 'washer',
    request: () => ({ params: params(), body: { step, counts: values.bag, pin: values.pin, ...evidence() } }),
    again: 409,
  })
  return {
    pickup: [
      readChain,
      ...tagSteps(values),
      readPin,
      {
        endpoint: custody.uploadHandoverPhoto,
        by: 'washer',
        request: () => ({ params: params(), form: photoForm(plainPhoto) }),
        learn: ({ data }) => {
          values.photo = data.url
        },
      },
      handOver('pickup', () => ({
        photo: values.photo,
        note: 'One bag',
        tags: values.tags,
        position: { latitude: 3.14, longitude: 101.71 },
      })),
    ],
    return: [
      readPin,
      handOver('return', () => ({ tags: values.tags })),
      {
        endpoint: custody.confirmReceived,
        by: 'customer',
        request: () => ({ params: params(), body: { counts: values.bag } }),
        again: 200,
      },
      { endpoint: custody.verifyCustody, by: 'customer', also: 'washer', request },
    ],
  }
}

/** The Washer prints a tag, which any phone can read, and checks it before the pickup. */
const tagSteps = (values: ScenarioValues): readonly Step[] => {
  const request = () => ({ params: { id: values.order, code: values.tags[0] } })
  return [
    {
      endpoint: tags.makeTags,
      by: 'washer',
      request: () => ({ body: { count: 1 } }),
      strangers: 'own',
      learn: ({ data }) => {
        values.tags = data.codes
      },
    },
    { endpoint: tags.listTags, by: 'washer', strangers: 'own' },
    { endpoint: tags.getTag, by: 'guest', request },
    { endpoint: tags.checkTag, by: 'washer', request },
  ]
}

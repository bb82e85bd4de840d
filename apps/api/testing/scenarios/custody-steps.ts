import * as custody from '@washline/contract/custody/endpoints'
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
        position: { latitude: 3.14, longitude: 101.71 },
      })),
    ],
    return: [
      readPin,
      handOver('return', () => ({})),
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

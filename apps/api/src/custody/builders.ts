import type { Custody, CustodyProof } from '@washline/contract/custody/schemas'
import type { UserId } from '@washline/contract/ids'
import type { Events } from '../events/events.ts'
import { startOrders, startPlacing } from '../orders/builders.ts'
import { photoForm, plainPhoto } from '../scanning/builders.ts'
import { tagsModule } from '../tags/module.ts'
import { custodyModule } from './module.ts'

/** Starts orders and custody, with a customer and a Washer. */
export async function startCustody() {
  const api = await startOrders({
    work: false,
    modules: (deps) => [custodyModule({ ...deps, pinKeys: ['secret'] }), tagsModule(deps)],
  })
  const placing = await startPlacing(api)
  const { customer, washer } = placing
  const differed: Events['custody.differed'][] = []
  api.events.on('custody.differed', async (_, event) => void differed.push(event))

  const chainOf = async (id: number, by: { id: UserId } = customer) =>
    (await api.call(by, 'GET', `/api/orders/${id}/custody`)).body.data as Custody
  const proofOf = async (id: number, by: { id: UserId } = customer) =>
    (await api.call(by, 'GET', `/api/orders/${id}/custody/verify`)).body.data as CustodyProof
  const pinOf = async (id: number) =>
    ((await api.call(customer, 'GET', `/api/orders/${id}/pin`)).body.data as { pin: string }).pin
  /** Counts every item of the manifest, less `missing` of each. */
  const counts = async (id: number, missing = 0) =>
    (await chainOf(id)).manifest.map(({ item_id, quantity }) => ({ item_id, quantity: quantity - missing }))
  const handOver = async (id: number, step: 'pickup' | 'return', change: object = {}, key?: string, by = washer) => {
    const body = { step, counts: await counts(id), pin: await pinOf(id), ...change }
    return api.call(by, 'POST', `/api/orders/${id}/handovers`, body, key)
  }
  const uploadPhoto = (id: number, by = washer) => {
    const { payload, headers } = photoForm(plainPhoto, {}, 'door.jpg')
    return api.send(by, 'POST', `/api/orders/${id}/custody/photos`, payload, headers)
  }
  const photoOf = async (id: number) => ((await uploadPhoto(id)).body.data as { url: string }).url
  return { ...api, ...placing, differed, chainOf, proofOf, pinOf, counts, handOver, uploadPhoto, photoOf }
}

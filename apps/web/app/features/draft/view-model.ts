import { type ItemId, type OrderId, readId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import { heavierLoad, type LoadType, loadOf, loadTypes } from '@washline/contract/orders/load-types'
import { type PickupPrecision, pickupPrecisions } from '@washline/contract/orders/schemas'

export interface DraftPlace {
  address: string
  latitude: number
  longitude: number
  /** How the position is known. */
  precision?: PickupPrecision | undefined
}

/** A valuable piece that the customer declares. `photo` is the address that its upload returned. */
export interface DraftDeclared {
  itemId: ItemId
  retailValue: number
  photo?: string | undefined
}

/** The customer's choices for a draft, besides its items. */
export interface DraftChoices {
  loadType?: LoadType | undefined
  notes?: string | undefined
  place?: DraftPlace | undefined
  /** A typed address without coordinates. */
  address?: string | undefined
  /** Ids of unsure items that the customer has confirmed. */
  checkedItems?: readonly ItemId[] | undefined
  /** The cover's limit, in major units. */
  coverage?: number | undefined
  /** Whether the wallet pays first; by default as with the last order. */
  useWallet?: boolean | undefined
  declared?: readonly DraftDeclared[] | undefined
}

const limits = () =>
  [market.coverage.includedMinor, ...market.coverage.extra.map(({ limitMinor }) => limitMinor)].map(toMajor)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readPlace(value: unknown): DraftPlace | undefined {
  if (!isObject(value)) return undefined
  const { address, latitude, longitude } = value
  if (typeof address !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const precision = pickupPrecisions.find((each) => each === value.precision)
  return { address, latitude, longitude, ...(precision && { precision }) }
}

function readDeclared(value: unknown): DraftDeclared[] {
  if (!Array.isArray(value)) return []
  return value.filter(isObject).flatMap(({ itemId: id, retailValue, photo }) => {
    const piece = readId<ItemId>(id)
    return piece !== undefined && typeof retailValue === 'number'
      ? [{ itemId: piece, retailValue, ...(typeof photo === 'string' && { photo }) }]
      : []
  })
}

/** Reads stored or passed choices; leaves out values of another shape. */
export function readChoices(stored: unknown): DraftChoices {
  if (!isObject(stored)) return {}
  return {
    loadType: loadTypes.find((type) => type === stored.loadType),
    notes: typeof stored.notes === 'string' ? stored.notes : undefined,
    place: readPlace(stored.place),
    address: typeof stored.address === 'string' ? stored.address : undefined,
    checkedItems: Array.isArray(stored.checkedItems)
      ? stored.checkedItems.flatMap((id) => readId<ItemId>(id) ?? [])
      : [],
    coverage: limits().find((limit) => limit === stored.coverage),
    useWallet: typeof stored.useWallet === 'boolean' ? stored.useWallet : undefined,
    declared: readDeclared(stored.declared),
  }
}

/** The id in `?order=`, or in the navigation state of a link without it. */
export function readOrderId(search: URLSearchParams, state: unknown): OrderId | undefined {
  const id = search.get('order') ?? (isObject(state) ? state.order_id : undefined)
  return readId(Number(id))
}

/** The chosen load, or a larger one where the count has outgrown it. */
export const loadFor = (chosen: LoadType | undefined, itemCount: number): LoadType =>
  chosen ? heavierLoad(chosen, loadOf(itemCount)) : loadOf(itemCount)

/** The place to offer first: home, else the one used last. */
export function likeliestPlace<P extends { label: string; last_used_at: string }>(places: readonly P[]): P | undefined {
  const latestFirst = [...places].sort((a, b) => b.last_used_at.localeCompare(a.last_used_at))
  return places.find(({ label }) => label === 'home') ?? latestFirst[0]
}

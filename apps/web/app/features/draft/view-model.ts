import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import { loadTypes } from '@washline/contract/orders/load-types'
import type { LoadType } from '@washline/contract/orders/schemas'

export interface DraftPlace {
  address: string
  latitude: number
  longitude: number
}

/** A valuable piece that the customer names. `photo` is the address that its upload answered. */
export interface DraftDeclared {
  itemId: number
  retailValue: number
  photo?: string | undefined
}

/** What the customer chose for an order that is not placed yet, beside its items. */
export interface DraftChoices {
  loadType?: LoadType | undefined
  notes?: string | undefined
  place?: DraftPlace | undefined
  /** Typed words that have no place on the map yet. */
  address?: string | undefined
  /** Ids of unsure items that the customer has confirmed. */
  checkedItems?: readonly number[] | undefined
  /** The cover's limit, in major units. */
  coverage?: number | undefined
  /** Whether the wallet pays first; it does where nothing was chosen. */
  useWallet?: boolean | undefined
  declared?: readonly DraftDeclared[] | undefined
}

const limits = [market.coverage.includedMinor, ...market.coverage.extra.map(({ limitMinor }) => limitMinor)].map(
  toMajor,
)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readPlace(value: unknown): DraftPlace | undefined {
  if (!isObject(value)) return undefined
  const { address, latitude, longitude } = value
  if (typeof address !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { address, latitude, longitude }
}

function readDeclared(value: unknown): DraftDeclared[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isObject)
    .flatMap(({ itemId, retailValue, photo }) =>
      typeof itemId === 'number' && typeof retailValue === 'number'
        ? [{ itemId, retailValue, ...(typeof photo === 'string' && { photo }) }]
        : [],
    )
}

/** Choices as they were kept or handed over; anything of another shape is left out. */
export function readChoices(kept: unknown): DraftChoices {
  if (!isObject(kept)) return {}
  return {
    loadType: loadTypes.find((type) => type === kept.loadType),
    notes: typeof kept.notes === 'string' ? kept.notes : undefined,
    place: readPlace(kept.place),
    address: typeof kept.address === 'string' ? kept.address : undefined,
    checkedItems: Array.isArray(kept.checkedItems) ? kept.checkedItems.filter((id) => typeof id === 'number') : [],
    coverage: limits.find((limit) => limit === kept.coverage),
    useWallet: typeof kept.useWallet === 'boolean' ? kept.useWallet : undefined,
    declared: readDeclared(kept.declared),
  }
}

/** The id in `?order=`, or in the navigation state of a link without it. */
export function readOrderId(search: URLSearchParams, state: unknown): number | undefined {
  const id = Number(search.get('order') ?? (isObject(state) ? state.order_id : Number.NaN))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** Up to six pieces are a light load, up to fourteen a medium one. */
export function guessLoad(itemCount: number): LoadType {
  if (itemCount <= 6) return 'light'
  return itemCount <= 14 ? 'medium' : 'heavy'
}

/** The place to offer first: home, else the one used last. */
export function likeliestPlace<P extends { label: string; last_used_at: string }>(places: readonly P[]): P | undefined {
  const latestFirst = [...places].sort((a, b) => b.last_used_at.localeCompare(a.last_used_at))
  return places.find(({ label }) => label === 'home') ?? latestFirst[0]
}

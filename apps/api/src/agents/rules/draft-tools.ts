import { geocodeAddress } from '@washline/contract/maps/endpoints'
import { placePrecisions } from '@washline/contract/maps/precision'
import { latitudeSchema, longitudeSchema } from '@washline/contract/maps/schemas'
import { answerSamePiece, editScan, getQuote, scanLaundry } from '@washline/contract/orders/endpoints'
import { reorder } from '@washline/contract/orders/reorder'
import { coverage, loadType, type Order } from '@washline/contract/orders/schemas'
import { z } from 'zod'
import {
  bytesOf,
  idempotencyKey,
  inText,
  itemShown,
  itemsInput,
  itemsText,
  orderIdInput,
  photoInput,
  quoteShown,
  showItem,
  showQuote,
} from './parts.ts'
import { defineTool } from './tool.ts'

const draftShown = z.object({
  order_id: z.int(),
  items: z.array(itemShown),
  item_count: z.int(),
})

const showDraft = ({ data: { id, items, item_count } }: { readonly data: Order }) => ({
  order_id: id,
  items: items.map(showItem),
  item_count,
})

const draftText = ({ order_id, items }: z.output<typeof draftShown>): string => {
  const unsure = items.filter(({ needs_review }) => needs_review)
  return `Draft ${order_id}: ${itemsText(items)}.${unsure.length > 0 ? ` Unsure: ${itemsText(unsure)}.` : ''}`
}

export const scanTool = defineTool({
  name: 'scan_laundry',
  title: 'Scan laundry',
  endpoint: scanLaundry,
  effect: 'adds',
  description:
    'Counts and prices the laundry on a photo and opens a draft order. It costs nothing and nobody is asked. Use it first for a new order. Next: correct the list with `change_items` where the scanner was unsure, then ask for the price with `quote_order`. With `order_id` the photo is added to that draft; a piece that may be on two of its photos is in `same_pieces` of `track_order`. With `by_hand` the photo is only stored, and `change_items` names the pieces.',
  example: { photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD…', idempotency_key: '6f1c2a54-0e0b-4c39-8a57' },
  input: z.object({
    photo: photoInput,
    order_id: orderIdInput.optional().describe('A draft to add the photo to; without it a new draft is opened.'),
    by_hand: z.boolean().optional(),
    idempotency_key: idempotencyKey,
  }),
  output: draftShown,
  request: ({ photo, order_id, by_hand, idempotency_key }) => ({
    form: {
      image: bytesOf(photo),
      fields: {
        ...(order_id !== undefined && { order_id: String(order_id) }),
        ...(by_hand && { by_hand: '1' }),
      },
    },
    idempotencyKey: idempotency_key,
  }),
  show: ({ data }) => ({ order_id: data.order_id, items: data.items.map(showItem), item_count: data.item_count }),
  text: draftText,
})

export const changeItemsTool = defineTool({
  name: 'change_items',
  title: 'Change the items of a draft',
  endpoint: editScan,
  effect: 'changes',
  isIdempotent: true,
  description:
    'Replaces the item list of a draft; the server prices each piece. It costs nothing. Use it after a scan to correct the count, or to list pieces without a usable photo. Once an order is placed its list is fixed, and only its Washer can propose another. Next: `quote_order`.',
  example: { order_id: 100_001, items: [{ name: 'T-shirt', quantity: 4 }] },
  input: z.object({ order_id: orderIdInput, items: itemsInput }),
  output: draftShown,
  request: (body) => ({ body }),
  show: showDraft,
  text: draftText,
})

export const samePieceTool = defineTool({
  name: 'answer_same_piece',
  title: 'Answer whether two photos show one piece',
  endpoint: answerSamePiece,
  effect: 'changes',
  isIdempotent: true,
  description:
    'Whether a piece of `same_pieces` of `track_order` is one piece on two photos of a draft, counted once, or two. It costs nothing, and another answer replaces it. Ask the person where you cannot see it on their photos. Next: `quote_order`.',
  example: { order_id: 100_001, piece_id: 100_007, is_same: true },
  input: z.object({ order_id: orderIdInput, piece_id: z.int().positive(), is_same: z.boolean() }),
  output: draftShown,
  request: ({ order_id, ...body }) => ({ params: { id: order_id }, body }),
  show: showDraft,
  text: draftText,
})

export const quoteTool = defineTool({
  name: 'quote_order',
  title: 'Quote a draft',
  endpoint: getQuote,
  effect: 'reads',
  description:
    'The price of a draft for a load type, a cover and the wallet; with a place also the fees and the state of its zone. It costs nothing and reserves nothing. Use it before `place_order`, show the person the total, and pass `card_total_minor` on, so that a price that has changed since is refused. The load must fit the count: light, medium or heavy.',
  example: { order_id: 100_001, load_type: 'light', latitude: 3.1478, longitude: 101.7117 },
  input: z.object({
    order_id: orderIdInput,
    load_type: loadType.optional(),
    coverage: coverage.optional().describe('The cover’s limit in major units: 500, 1000 or 2500.'),
    use_wallet: z.boolean().optional(),
    latitude: latitudeSchema.optional(),
    longitude: longitudeSchema.optional(),
    pickup_time: z.iso.datetime({ offset: true }).optional(),
  }),
  output: quoteShown.extend({ order_id: z.int() }),
  request: ({ order_id, use_wallet, ...query }) => ({
    params: { id: order_id },
    query: { ...query, ...(use_wallet !== undefined && { wallet: use_wallet ? '1' : '0' }) },
  }),
  show: ({ data }, { order_id }) => ({ order_id, ...showQuote(data) }),
  text: ({ order_id, total_minor, card_total_minor, wallet_minor, zone }) =>
    `Draft ${order_id} costs ${inText(total_minor)}: ${inText(card_total_minor)} by card, ${inText(wallet_minor)} by wallet.${zone ? ` The zone is ${zone.state}.` : ''}`,
})

export const reorderTool = defineTool({
  name: 'reorder',
  title: 'Order again',
  endpoint: reorder,
  effect: 'adds',
  description:
    'Opens a draft with the items and care of an ended order, priced anew, and returns what else was chosen then. It costs nothing; nothing is placed yet. Next: `quote_order` with the returned load type and place, then `place_order`.',
  example: { order_id: 100_001, idempotency_key: '0d7b9f8e-52a2-4b0e' },
  input: z.object({ order_id: orderIdInput, idempotency_key: idempotencyKey }),
  output: z.object({
    order_id: z.int().describe('The new draft.'),
    load_type: loadType,
    special_instructions: z.string().nullable(),
    pickup_location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    reclassified: z
      .array(z.string())
      .describe('Pieces whose price to check: their class is no longer in the catalogue.'),
  }),
  request: ({ order_id, idempotency_key }) => ({ params: { id: order_id }, idempotencyKey: idempotency_key }),
  show: ({ data }) => data,
  text: ({ order_id, load_type }) => `Draft ${order_id} has the same items, as a ${load_type} load.`,
})

export const findAddressTool = defineTool({
  name: 'find_address',
  title: 'Find an address',
  endpoint: geocodeAddress,
  effect: 'reads',
  description:
    'The position of a written address, which quotes and orders need, or null when none is found. An order needs a precision of `house`, `place` or `street`: with less, ask the person for the street and number.',
  example: { address: '18 Linden Street, Harbour Town' },
  input: z.object({ address: z.string().min(3).max(300) }),
  output: z.object({
    place: z
      .object({
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        precision: z.enum(placePrecisions),
        is_partial: z.boolean().describe('The text was corrected or shortened: have the person confirm it.'),
      })
      .nullable(),
  }),
  request: (query) => ({ query }),
  show: ({ data }) => ({
    place: data && {
      address: data.formatted_address,
      latitude: data.latitude,
      longitude: data.longitude,
      precision: data.precision,
      is_partial: data.is_partial ?? false,
    },
  }),
  text: ({ place }) =>
    place
      ? `${place.address} is at ${place.latitude}, ${place.longitude} (${place.precision}).`
      : 'No such place is found.',
})

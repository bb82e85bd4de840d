import { createHash } from 'node:crypto'
import { minorInput } from '@washline/contract/amounts'
import { toMajor } from '@washline/contract/money'
import { placeOrder, tipWasher } from '@washline/contract/orders/endpoints'
import { coverage, loadType, pickupLocation } from '@washline/contract/orders/schemas'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import { createSchedule, listWindows } from '@washline/contract/schedule/endpoints'
import { repeats } from '@washline/contract/schedule/schemas'
import { z } from 'zod'
import { idempotencyKey, inText, money, orderIdInput } from './parts.ts'
import { defineTool } from './tool.ts'

export const listCardsTool = defineTool({
  name: 'list_cards',
  title: 'List saved cards',
  endpoint: listPaymentMethods,
  effect: 'reads',
  description:
    'The saved cards by brand and last digits. `place_order`, `book_pickup` and `tip_washer` take a card’s id. A card can be added by the person in the app only.',
  example: {},
  input: z.object({}),
  output: z.object({
    cards: z.array(z.object({ card_id: z.string(), brand: z.string(), last4: z.string(), expires: z.string() })),
  }),
  request: () => ({}),
  show: ({ payment_methods }) => ({
    cards: payment_methods.map(({ id, brand, last4, exp_month, exp_year }) => ({
      card_id: id,
      brand,
      last4,
      expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
    })),
  }),
  text: ({ cards }) =>
    cards.map(({ card_id, brand, last4 }) => `${card_id}: ${brand} ending in ${last4}`).join('\n') ||
    'There is no saved card: the person adds one in the app.',
})

const orderChoices = {
  order_id: orderIdInput,
  pickup_location: pickupLocation.describe(
    'Where the bag is fetched: by `find_address`, or with `precision: "pin"` for a position that the person has given.',
  ),
  load_type: loadType,
  special_instructions: z.string().max(500).optional().describe('For the Washer, like the floor or the gate.'),
  card_id: z.string().min(1).max(100).optional().describe('By `list_cards`; not needed when the wallet pays all.'),
  use_wallet: z.boolean().optional().describe('The wallet pays first.'),
  coverage: coverage.optional(),
}

/** Protects an order that is placed without a key: a repeat of the same choices is the same call. */
const derivedKey = (input: { order_id: number; idempotency_key?: string | undefined }): string =>
  input.idempotency_key ??
  `order-${input.order_id}-${createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 32)}`

export const placeTool = defineTool({
  name: 'place_order',
  title: 'Place an order',
  endpoint: placeOrder,
  effect: 'ends',
  isOpen: true,
  isIdempotent: true,
  description:
    'Places a draft for a pickup now, or at `pickup_time` within 7 days: authorizes the total on the card (charged at completion, never more without the person’s own approval) and starts the search for a Washer. Use it only after the person has seen the total of `quote_order`; pass that `card_total_minor` on, and a price that has changed is refused with the new one. What is above the mandate answers `waiting_for_approval`: nothing is charged, the person decides on their phone, and `track_order` shows the result. Next: `track_order`. Before pickup `cancel_order` ends it.',
  example: {
    order_id: 100_001,
    pickup_location: { address: '18 Linden Street, Harbour Town', latitude: 3.1478, longitude: 101.7117 },
    load_type: 'light',
    card_id: 'pm_card_visa',
    card_total_minor: 2_750,
    idempotency_key: '2c26b46b-68ff-4c6f-9a41',
  },
  input: z.object({
    ...orderChoices,
    pickup_time: z.iso.datetime({ offset: true }).optional(),
    card_total_minor: minorInput.describe('The `card_total_minor` of the quote that the person has seen.'),
    idempotency_key: idempotencyKey.optional(),
  }),
  output: z.object({
    outcome: z.enum(['placed', 'card_needed', 'bank_asks']),
    order_id: z.int(),
    next_step: z.string(),
  }),
  request: (input) => {
    const { card_id, card_total_minor, idempotency_key: _, ...choices } = input
    return {
      body: { ...choices, payment_method_id: card_id, total: toMajor(card_total_minor) },
      idempotencyKey: derivedKey(input),
    }
  },
  show: (answer, { order_id }) => {
    if (answer.success)
      return { outcome: 'placed' as const, order_id: answer.order.id, next_step: 'Follow it with `track_order`.' }
    if ('requires_action' in answer)
      return {
        outcome: 'bank_asks' as const,
        order_id,
        next_step: 'The bank wants the person to confirm: they place this draft themselves in the app.',
      }
    return {
      outcome: 'card_needed' as const,
      order_id,
      next_step: 'Pass a card of `list_cards`; without one the person adds it in the app.',
    }
  },
  text: ({ outcome, order_id, next_step }) =>
    `${outcome === 'placed' ? `Order ${order_id} is placed.` : `Order ${order_id} is not placed yet.`} ${next_step}`,
})

export const windowsTool = defineTool({
  name: 'list_pickup_windows',
  title: 'List pickup windows',
  endpoint: listWindows,
  effect: 'reads',
  description:
    'The windows of the next days in which a pickup at a place can be booked. Full ones are left out. Use it before `book_pickup`.',
  example: { latitude: 3.1478, longitude: 101.7117 },
  input: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  output: z.object({
    time_zone: z.string(),
    is_offered: z.boolean(),
    windows: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
  request: (query) => ({ query }),
  show: ({ data }) => ({
    time_zone: data.time_zone,
    is_offered: data.is_offered,
    windows: data.days.flatMap(({ windows }) =>
      windows.filter(({ is_full }) => !is_full).map(({ from, to }) => ({ from, to })),
    ),
  }),
  text: ({ windows, time_zone }) =>
    windows.length === 0
      ? 'No window can be booked here: place the order for now instead.'
      : `${windows.length} windows from ${windows[0]?.from} on, in the time zone ${time_zone}.`,
})

export const bookTool = defineTool({
  name: 'book_pickup',
  title: 'Book a pickup',
  endpoint: createSchedule,
  effect: 'adds',
  isOpen: true,
  isIdempotent: true,
  description:
    'Books a draft for a window of `list_pickup_windows`, once or repeatedly. The order is placed, and the card asked, shortly before the window; it is never placed for more than the price of now without the person. Once within the mandate it is booked; a repeat always waits for the person’s approval, since it spends again and again. Next: `list_orders` shows the draft with its pickup.',
  example: {
    order_id: 100_001,
    pickup_location: { address: '18 Linden Street, Harbour Town', latitude: 3.1478, longitude: 101.7117 },
    load_type: 'light',
    card_id: 'pm_card_visa',
    window_from: '2026-12-01T02:00:00Z',
    idempotency_key: 'fcde2b2e-book',
  },
  input: z.object({
    ...orderChoices,
    window_from: z.iso.datetime({ offset: true }),
    repeat: z.enum(repeats).optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
  output: z.object({
    schedule_id: z.int(),
    order_id: z.int(),
    repeat: z.enum(repeats),
    from: z.string().nullable(),
    estimate_minor: money.nullable(),
  }),
  request: (input) => {
    const { card_id, idempotency_key: _, ...choices } = input
    return { body: { ...choices, payment_method_id: card_id }, idempotencyKey: derivedKey(input) }
  },
  show: ({ data }, { order_id }) => ({
    schedule_id: data.id,
    order_id,
    repeat: data.repeat,
    from: data.bookings[0]?.from ?? null,
    estimate_minor: data.bookings[0]?.estimate_minor ?? null,
  }),
  text: ({ order_id, from, estimate_minor }) =>
    `Draft ${order_id} is booked for ${from}${estimate_minor === null ? '' : `, for ${inText(estimate_minor)} at most`}.`,
})

export const tipTool = defineTool({
  name: 'tip_washer',
  title: 'Tip the Washer',
  endpoint: tipWasher,
  effect: 'adds',
  isOpen: true,
  description:
    'Charges a tip for a completed order to a saved card or the wallet; all of it goes to the Washer, and it cannot be taken back. Use it only on the person’s word. Above the mandate it waits for their approval.',
  example: { order_id: 100_001, amount_minor: 300, card_id: 'pm_card_visa', idempotency_key: '81dc9bdb-tip' },
  input: z.object({
    order_id: orderIdInput,
    amount_minor: minorInput.min(1),
    card_id: z.string().min(1).max(100).optional(),
    use_wallet: z.boolean().optional().describe('Instead of a card.'),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({
    outcome: z.enum(['tipped', 'bank_asks']),
    order_id: z.int(),
    tips_minor: money.nullable().describe('All tips of this order.'),
  }),
  request: ({ order_id, card_id, idempotency_key, ...tip }) => ({
    params: { id: order_id },
    body: { ...tip, payment_method_id: card_id },
    idempotencyKey: idempotency_key,
  }),
  show: (answer, { order_id }) =>
    answer.success
      ? { outcome: 'tipped' as const, order_id, tips_minor: answer.data.tips_minor }
      : { outcome: 'bank_asks' as const, order_id, tips_minor: null },
  text: ({ outcome, order_id, tips_minor }) =>
    outcome === 'tipped'
      ? `The Washer of order ${order_id} is tipped: ${inText(tips_minor ?? (0 as z.output<typeof money>))} in all.`
      : `The bank wants the person to confirm the tip for order ${order_id} in the app.`,
})

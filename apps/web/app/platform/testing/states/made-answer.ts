import type { Endpoint } from '@washline/contract/endpoint'
import { market } from '@washline/contract/market'
import { defaultMarketSettings, trialRulesOf } from '@washline/contract/settings/market-settings'
import { tagCodeOf } from '@washline/contract/tags/tag-code'
import { firstZones } from '@washline/contract/zones/zone'
import { z } from 'zod'
import { aPhotoUrl } from '../a-draft.ts'

/** How much an answer holds: what is usual, nothing, or more than anybody expects. */
export type Amount = 'usual' | 'empty' | 'long'

/** Values of certain fields of the made answers, by name, so that they suit the screen. */
export type FieldValues = Readonly<Record<string, unknown>>

const longName = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenwaescher'
const longText = `${longName} ${'brought it back the same evening, folded and warm. '.repeat(40)}`.slice(0, 2_000)
const longAmount = 98_765.43
const longAmountMinor = 9_876_543
const longCount = 999
/** As long as a list may get; what is listed within its entries is kept short. */
const longList = { items: market.orders.maxItems, other: 20, within: 2 }

const isText = /reason|content|description|instructions|message|note|comment|allergies|bio|reply|text|answer$/
/** The two values of a changed setting: some are amounts in minor units. */
const isChanged = /^(?:from|to)$/
const isAhead = /due|until|ends|expires/
const isCode = /^(?:kind|code|hash|country|event|fonts)$/
/** Strings of the forms that the contract writes as patterns. */
const samples = ['1234', '2026-11', '2026-11-20', 'a'.repeat(64)]
const hourMs = 3_600_000

const defaultData: FieldValues = {
  latitude: 3.1478,
  longitude: 101.7117,
  last4: '4242',
  brand: 'visa',
  next_cursor: null,
  has_more: false,
  months: ['2026-11'],
  month: '2026-11',
  time_zone: 'UTC',
  currency: 'myr',
  language: 'en',
  boxes: [[0.1, 0.1, 0.4, 0.4]],
  // Values that are validated against each other.
  bars: 0,
  labels: [
    {
      signs: [
        { symbol: 'wash_30', bars: 1 },
        { symbol: 'tumble_not', bars: 0 },
      ],
      fibers: null,
    },
  ],
  settings: defaultMarketSettings,
  rules: trialRulesOf(defaultMarketSettings),
  zones: firstZones,
  radii_km: defaultMarketSettings.radii_km,
  wave_size: defaultMarketSettings.wave_size,
  offer_s: defaultMarketSettings.offer_s,
  newcomer_nth: defaultMarketSettings.newcomer_nth,
  price_minor: 25_000,
  replacement_value_minor: 999_999,
  retail_value_minor: 999_999,
  instant_maximum_minor: 99_999,
  expected_life_years: 30,
}

type Shape = z.core.JSONSchema.JSONSchema

/** How the values of one answer are made. */
interface Making {
  readonly amount: Amount
  readonly defaults: FieldValues
  /** One time for the whole answer: with a clock that goes on, two times could be made the same. */
  readonly nowMs: number
  readonly nextId: () => number
}

/** Where a value stands: the name of its field, how many lists it is within, and its index in the last of them. */
interface Place {
  readonly name: string
  readonly depth: number
  readonly index: number
}

/** An answer to this call as its shape in the contract allows it. */
export function madeAnswer(endpoint: Endpoint, amount: Amount, values: FieldValues = {}): unknown {
  let lastId = 100_481
  const nextId = () => {
    lastId += 1
    return lastId
  }
  const shape = z.toJSONSchema(endpoint.answers[200], { io: 'input', unrepresentable: 'any' })
  return made({ amount, defaults: { ...defaultData, ...values }, nowMs: Date.now(), nextId }, shape, {
    name: '',
    depth: 0,
    index: 0,
  })
}

/** A chart has labels and bars, too: lists of texts and of what is drawn. */
function isOfChart(name: string, shape: Shape | boolean | undefined): boolean {
  if (typeof shape !== 'object') return false
  if (name === 'bars') return shape.type !== 'integer'
  return name === 'labels' && (shape.type !== 'array' || (shape.items as Shape).type === 'string')
}

function made(making: Making, shape: Shape | boolean | undefined, place: Place): unknown {
  const { amount, defaults } = making
  const { name, depth, index } = place
  if (name in defaults && !isOfChart(name, shape)) return defaults[name]
  if (typeof shape !== 'object') return null
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[index % shape.enum.length]
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) {
    if (isChanged.test(name)) return 5
    const isNullable = choices.some((each) => typeof each === 'object' && each.type === 'null')
    return isNullable && amount === 'empty' && depth > 0 ? null : made(making, choices[0], place)
  }
  const [type, ...others] = [shape.type].flat()
  if (others.includes('null') && amount === 'empty') return null
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, value]) => [
          key,
          made(making, value, { ...place, name: key }),
        ]),
      )
    case 'array':
      return madeList(making, shape, place)
    case 'boolean':
      return amount !== 'empty'
    case 'string':
      return madeText(making, shape, place)
    case 'integer':
      return Math.round(madeNumber(making, shape, place))
    case 'number':
      return madeNumber(making, shape, place)
    default:
      return null
  }
}

function madeList(making: Making, shape: Shape, place: Place): unknown[] {
  if (shape.prefixItems) return shape.prefixItems.map((each) => made(making, each, place))
  const entry = shape.items as Shape
  const { name, depth } = place
  return Array.from({ length: listLength(making.amount, shape, place) }, (_, index) =>
    made(making, entry, { name, depth: depth + 1, index }),
  )
}

function listLength(amount: Amount, shape: Shape, { name, depth }: Place): number {
  const { minItems = 0, maxItems = longList.items } = shape
  if (amount === 'empty') return minItems
  const entry = shape.items as Shape
  const [key] = Object.values(entry.properties ?? {})
  const kind = entry.properties?.[name.replace(/s$/, '')]
  // A table has one line for each of its words.
  for (const each of [key, kind]) if (typeof each === 'object' && each.enum) return each.enum.length
  const wanted = depth > 0 ? longList.within : name === 'items' ? longList.items : longList.other
  return Math.max(minItems, Math.min(amount === 'usual' ? 2 : wanted, maxItems))
}

function madeText({ amount, nowMs, nextId }: Making, shape: Shape, { name, index }: Place): string {
  const { format, pattern, maxLength } = shape
  if (format === 'date-time') return new Date(nowMs - nextId() + (isAhead.test(name) ? hourMs : -hourMs)).toISOString()
  if (format === 'date') return new Date(nowMs - index * 24 * hourMs).toISOString().slice(0, 10)
  if (format === 'uri') return 'https://washline.test/'
  if (pattern && new RegExp(pattern).test(tagCodeOf(new Uint8Array(11))))
    return tagCodeOf(new Uint8Array(11).fill(index))
  if (pattern) return samples.find((sample) => new RegExp(pattern).test(sample)) ?? name
  if (/url|photo|image|avatar/.test(name)) return `${aPhotoUrl}#${nextId()}`
  if (isCode.test(name)) return `${name}-${index}`
  if (amount !== 'long') return isText.test(name) ? 'Written by somebody' : `Linden ${index}`
  return (isText.test(name) ? longText : `${longName}${index}`).slice(0, maxLength)
}

function madeNumber({ amount, nextId }: Making, shape: Shape, { name, index }: Place): number {
  const { type, maximum = longAmount, exclusiveMinimum } = shape
  if (/(?:^|_)id$/.test(name)) return nextId()
  if (amount === 'empty') return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0
  if (/rating$|stars|average/.test(name)) return 5
  if (/share|score|confidence|boxes/.test(name)) return 0.5
  const isMinor = /_minor$/.test(name)
  const most = Math.min(maximum, isMinor ? longAmountMinor : type === 'integer' ? longCount : longAmount)
  const usual = isMinor ? 1_200 + index * 100 : 12 + index
  return amount === 'long' ? most - index : Math.min(usual, most)
}

import type { Endpoint } from '@washline/contract/endpoint'
import { market } from '@washline/contract/market'
import { firstFigures } from '@washline/contract/settings/figures'
import { z } from 'zod'
import { aPhotoUrl } from '../a-draft.ts'

/** How much an answer holds: what is usual, nothing, or more than anybody expects. */
export type Amount = 'usual' | 'empty' | 'long'

/** What the made answers say of certain fields, by their names, so that they suit the screen that asks. */
export type Facts = Readonly<Record<string, unknown>>

const longName = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenwaescher'
const longText = `${longName} ${'brought it back the same evening, folded and warm. '.repeat(40)}`.slice(0, 2_000)
const longAmount = 98_765.43
const longCount = 999
/** As long as a list may get; what is listed within its entries is kept short. */
const longList = { items: market.orders.maxItems, other: 20, within: 2 }

const isText = /reason|content|description|instructions|message|note|comment|allergies|bio|reply|text|answer$/
const isAhead = /due|until|ends|expires/
const isCode = /^(?:kind|code|hash|country|event|fonts)$/
/** Strings of the forms that the contract writes as patterns. */
const samples = ['1234', '2026-11', '2026-11-20', 'a'.repeat(64)]
const hourMs = 3_600_000

const usualFacts: Facts = {
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
  boxes: [[0.1, 0.1, 0.4, 0.4]],
  // Figures that have to suit each other.
  figures: firstFigures,
  radii_km: firstFigures.radii_km,
  wave_size: firstFigures.wave_size,
  offer_s: firstFigures.offer_s,
  price: 250,
  replacement_value: 9_999.99,
  life_years: 30,
}

type Shape = z.core.JSONSchema.JSONSchema

/** An answer to this call as its shape in the contract allows it. */
export function madeAnswer(endpoint: Endpoint, amount: Amount, facts: Facts = {}): unknown {
  const said = { ...usualFacts, ...facts }
  let lastId = 100_481
  const nextId = () => {
    lastId += 1
    return lastId
  }

  const text = ({ format, pattern, maxLength }: Shape, name: string, index: number): string => {
    if (format === 'date-time')
      return new Date(Date.now() - nextId() + (isAhead.test(name) ? hourMs : -hourMs)).toISOString()
    if (format === 'date') return new Date(Date.now() - index * 24 * hourMs).toISOString().slice(0, 10)
    if (format === 'uri') return 'https://washline.test/'
    if (pattern) return samples.find((sample) => new RegExp(pattern).test(sample)) ?? name
    if (/url|photo|image|avatar/.test(name)) return `${aPhotoUrl}#${nextId()}`
    if (isCode.test(name)) return `${name}-${index}`
    if (amount !== 'long') return isText.test(name) ? 'Said by somebody' : `Linden ${index}`
    return (isText.test(name) ? longText : `${longName}${index}`).slice(0, maxLength)
  }
  const figure = ({ type, maximum = longAmount, exclusiveMinimum }: Shape, name: string, index: number): number => {
    if (/(?:^|_)id$/.test(name)) return nextId()
    if (amount === 'empty') return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0
    if (/rating$|stars|average/.test(name)) return 5
    if (/share|score|confidence|boxes/.test(name)) return 0.5
    const most = Math.min(maximum, type === 'integer' ? longCount : longAmount)
    return amount === 'long' ? most - index : Math.min(12 + index, most)
  }
  const listLength = (
    { minItems = 0, maxItems = longList.items }: Shape,
    entry: Shape,
    name: string,
    depth: number,
  ) => {
    if (amount === 'empty') return minItems
    const [key] = Object.values(entry.properties ?? {})
    const kind = entry.properties?.[name.replace(/s$/, '')]
    // A table has one line for each of its words.
    for (const each of [key, kind]) if (typeof each === 'object' && each.enum) return each.enum.length
    const wanted = depth > 0 ? longList.within : name === 'items' ? longList.items : longList.other
    return Math.max(minItems, Math.min(amount === 'usual' ? 2 : wanted, maxItems))
  }

  function made(shape: Shape | boolean | undefined, name: string, depth: number, index: number): unknown {
    if (name in said) return said[name]
    if (typeof shape !== 'object') return null
    if ('const' in shape) return shape.const
    if (shape.enum) return shape.enum[index % shape.enum.length]
    if (shape.anyOf) {
      const isNullable = shape.anyOf.some((each) => typeof each === 'object' && each.type === 'null')
      return isNullable && amount === 'empty' && depth > 0 ? null : made(shape.anyOf[0], name, depth, index)
    }
    const [type, ...others] = [shape.type].flat()
    if (others.includes('null') && amount === 'empty') return null
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(shape.properties ?? {}).map(([key, value]) => [key, made(value, key, depth, index)]),
        )
      case 'array': {
        if (shape.prefixItems) return shape.prefixItems.map((each) => made(each, name, depth, index))
        const entry = shape.items as Shape
        return Array.from({ length: listLength(shape, entry, name, depth) }, (_, at) =>
          made(entry, name, depth + 1, at),
        )
      }
      case 'boolean':
        return amount !== 'empty'
      case 'string':
        return text(shape, name, index)
      case 'integer':
        return Math.round(figure(shape, name, index))
      case 'number':
        return figure(shape, name, index)
      default:
        return null
    }
  }
  return made(z.toJSONSchema(endpoint.answers[200], { io: 'input', unrepresentable: 'any' }), '', 0, 0)
}

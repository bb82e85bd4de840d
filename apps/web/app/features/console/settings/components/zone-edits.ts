import type { Point } from '@washline/contract/maps/geo'
import { type Minor, minor, minorPerMajor, plainAmount } from '@washline/contract/money'
import { issueText } from '@washline/contract/texts/issue-text'
import { type Corner, microdegrees } from '@washline/contract/zones/outline'
import { type Zone, zone as zoneSchema } from '@washline/contract/zones/zone'

/** A zone as it is typed: each list has one entry per line. */
export interface ZoneText {
  readonly name: string
  readonly outline: string
  readonly time_zone: string
  readonly hours: string
  readonly paused: string
  readonly minimum_minor: string
  readonly fee_minor: string
  readonly small_below: string
  readonly small_fee: string
  readonly pickup_from: string
  readonly pickup_bands: string
  readonly price_factor: string
  readonly prices: string
  readonly promise_minutes: string
}
export type ZoneField = keyof ZoneText
export type ZoneErrors = Partial<Record<ZoneField, string>>

const amount = (minorUnits: Minor) => (minorUnits === 0 ? '' : plainAmount(minorUnits))
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const degrees = (value: number) => String(value / microdegrees)

export const cornerText = ([x, y]: Corner): string => `${degrees(y)}, ${degrees(x)}`

export const textOfZone = (zone: Zone): ZoneText => ({
  name: zone.name,
  outline: (zone.outline ?? []).map(cornerText).join('\n'),
  time_zone: zone.time_zone,
  hours: (zone.hours ?? []).map(({ day, from, to }) => `${day} ${clock(from)}-${clock(to)}`).join('\n'),
  paused: zone.paused ?? '',
  minimum_minor: amount(zone.minimum_minor),
  fee_minor: amount(zone.fee_minor),
  small_below: zone.small_order ? amount(zone.small_order.below_minor) : '',
  small_fee: zone.small_order ? amount(zone.small_order.fee_minor) : '',
  pickup_from: zone.pickup_fee ? `${zone.pickup_fee.from.latitude}, ${zone.pickup_fee.from.longitude}` : '',
  pickup_bands: (zone.pickup_fee?.bands ?? [])
    .map(({ up_to_m, fee_minor }) => `${up_to_m ?? '*'} ${plainAmount(fee_minor)}`)
    .join('\n'),
  price_factor: String(zone.price_factor / 100),
  prices: Object.entries(zone.prices ?? {})
    .map(([garment, price]) => `${garment} ${plainAmount(price)}`)
    .join('\n'),
  promise_minutes: zone.promise_minutes === null ? '' : String(zone.promise_minutes),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const numberOf = (text: string) =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
const minorOf = (text: string) => (text.trim() === '' ? 0 : Math.round(numberOf(text) * minorPerMajor()))
const pairOf = (line: string) => {
  const [latitude = '', longitude = ''] = line.split(/[,;\s]+/)
  return { latitude: numberOf(latitude), longitude: numberOf(longitude) }
}
const minuteOf = (text = '') => {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** `1-5 08:00-20:00`: a span for each of the days. */
function spansOf(line: string) {
  const [days = '', time = ''] = line.split(/\s+/)
  const [first = Number.NaN, last = first] = days.split('-').map(Number)
  const [from, to] = time.split('-').map(minuteOf)
  const count = Number.isInteger(last - first) && last >= first && last < 10 ? last - first + 1 : 1
  return Array.from({ length: count }, (_, index) => ({ day: first + index, from, to }))
}

const wordsOf = (line: string) => {
  const [last = '', ...others] = line.split(/\s+/).reverse()
  return { name: others.reverse().join(' '), last }
}

/** The corners that are typed completely. */
export const cornersOf = (text: string): readonly Point[] =>
  linesOf(text)
    .map(pairOf)
    .filter(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)

const fieldOf: Readonly<Record<string, ZoneField>> = { small_order: 'small_below', pickup_fee: 'pickup_bands' }
const fields = new Set<string>([
  'name',
  'outline',
  'time_zone',
  'hours',
  'paused',
  'price_factor',
  'prices',
  'promise_minutes',
  'minimum_minor',
  'fee_minor',
])
const isField = (name: string): name is ZoneField => fields.has(name)

/** The typed zone, or what is wrong by field. */
export function readZone(id: string, text: ZoneText): { readonly zone: Zone } | { readonly errors: ZoneErrors } {
  const corners = linesOf(text.outline).map(pairOf)
  const bands = linesOf(text.pickup_bands).map(wordsOf)
  const prices = linesOf(text.prices).map(wordsOf)
  const small = { below_minor: minorOf(text.small_below), fee_minor: minorOf(text.small_fee) }
  const read = zoneSchema.safeParse(
    {
      id,
      name: text.name,
      outline:
        corners.length === 0
          ? null
          : corners.map(({ latitude, longitude }) => [
              Math.round(longitude * microdegrees),
              Math.round(latitude * microdegrees),
            ]),
      time_zone: text.time_zone.trim(),
      hours: text.hours.trim() === '' ? null : linesOf(text.hours).flatMap(spansOf),
      paused: text.paused.trim() === '' ? null : text.paused,
      minimum_minor: minorOf(text.minimum_minor),
      fee_minor: minorOf(text.fee_minor),
      small_order: small.below_minor === 0 && small.fee_minor === 0 ? null : small,
      pickup_fee:
        bands.length === 0
          ? null
          : {
              from: pairOf(text.pickup_from),
              bands: bands.map(({ name, last }) => ({
                up_to_m: name === '*' ? null : numberOf(name),
                fee_minor: minorOf(last),
              })),
            },
      price_factor: Math.round(numberOf(text.price_factor) * 100),
      prices:
        prices.length === 0
          ? null
          : Object.fromEntries(prices.map(({ name, last }) => [name, minor(minorOf(last) || 0)])),
      promise_minutes: text.promise_minutes.trim() === '' ? null : numberOf(text.promise_minutes),
    },
    { error: issueText },
  )
  if (read.success) return { zone: read.data }
  const errors: ZoneErrors = {}
  for (const { path, message } of read.error.issues) {
    const name = String(path[0])
    const field = path[1] === 'from' ? 'pickup_from' : (fieldOf[name] ?? name)
    if (isField(field) || field.startsWith('small_') || field.startsWith('pickup_'))
      errors[field as ZoneField] ??= message
  }
  return { errors }
}

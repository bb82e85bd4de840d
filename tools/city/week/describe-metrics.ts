import type { MeanInterval } from './mean-interval.ts'
import type { WeekMetrics } from './measure-week.ts'

interface Description {
  readonly name: keyof WeekMetrics
  readonly title: string
  readonly meaning: string
  readonly unit: string
  /** Values are shown multiplied by this. */
  readonly factor: number
  readonly digits: number
}

const percent = { unit: '%', factor: 100, digits: 1 }
const seconds = { unit: 's', factor: 1, digits: 1 }
const pay = { unit: 'an hour', factor: 1, digits: 2 }
const onDuty = 'Of what Washers earn per hour on duty, unpaid hours included.'

const byP50 = 'Back by the P50 that was promised then; half of all should be.'
const byP90 = 'Back by the P90 that was promised then; nine in ten should be.'

export const descriptions: readonly Description[] = [
  { name: 'fill', title: 'Fill rate', meaning: 'Orders that were delivered, of all placed.', ...percent },
  { name: 'promiseKept', title: 'Promise met', meaning: 'Deliveries within three hours of the pickup.', ...percent },
  { name: 'acceptanceP50', title: 'In time by the P50 of the acceptance', meaning: byP50, ...percent },
  { name: 'acceptanceP90', title: 'In time by the P90 of the acceptance', meaning: byP90, ...percent },
  { name: 'pickupP90', title: 'In time by the P90 of the pickup', meaning: byP90, ...percent },
  { name: 'startP90', title: 'In time by the P90 of the start', meaning: byP90, ...percent },
  { name: 'washP50', title: 'In time by the P50 of the end of the wash', meaning: byP50, ...percent },
  { name: 'washP90', title: 'In time by the P90 of the end of the wash', meaning: byP90, ...percent },
  { name: 'acceptP50S', title: 'Time to accept, median', meaning: 'From placing to the first acceptance.', ...seconds },
  { name: 'acceptP95S', title: 'Time to accept, 95th percentile', meaning: 'The same.', ...seconds },
  { name: 'emptyShare', title: 'Empty kilometres', meaning: 'Driven without laundry, of all.', ...percent },
  {
    name: 'kmPerOrder',
    title: 'Kilometres per delivery',
    meaning: 'Of all driving.',
    unit: 'km',
    factor: 1,
    digits: 2,
  },
  {
    name: 'offersPerAcceptance',
    title: 'Offers per acceptance',
    meaning: 'How often Washers are disturbed.',
    unit: '',
    factor: 1,
    digits: 2,
  },
  { name: 'payP10', title: 'Pay per hour, 10th percentile', meaning: onDuty, ...pay },
  { name: 'payP50', title: 'Pay per hour, median', meaning: onDuty, ...pay },
  { name: 'payP90', title: 'Pay per hour, 90th percentile', meaning: onDuty, ...pay },
  {
    name: 'gini',
    title: 'Gini of pay per hour',
    meaning: '0 if all earn the same.',
    unit: '',
    factor: 1,
    digits: 3,
  },
  {
    name: 'newcomers',
    title: 'Newcomers’ share',
    meaning: 'Acceptances by Washers who began as newcomers.',
    ...percent,
  },
  {
    name: 'newcomerHours',
    title: 'Newcomers’ share of hours',
    meaning: 'What newcomers would get if offers went by hours on duty.',
    ...percent,
  },
]

export const formatInterval = ({ mean, plusMinus }: MeanInterval, { factor, digits, unit }: Description): string => {
  const value = (mean * factor).toFixed(digits)
  const around = plusMinus === null ? '' : ` ± ${(plusMinus * factor).toFixed(digits)}`
  return `${value}${around}${unit === '' ? '' : ` ${unit}`}`
}

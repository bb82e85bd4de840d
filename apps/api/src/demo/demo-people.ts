import { demoEmails } from '@washline/contract/demo/sign-ins'
import { market } from '@washline/contract/market'
import type { WasherHours } from '@washline/contract/schedule/schemas'

/** The people of the demo market. Everybody in it is invented. */
export { demoPassword } from '@washline/contract/demo/sign-ins'

export const demoCity = { latitude: 3.1478, longitude: 101.7117 } as const

export const demoCustomer = {
  email: demoEmails.customer,
  name: 'Mira Tanaka',
  phone: '+60 3 5550 1001',
  home: { address: '18 Linden Street, Harbour Town', latitude: 3.14795, longitude: 101.71205 },
} as const

export const demoOperator = { email: demoEmails.operator, name: 'Odile Marsh', phone: '+60 3 5550 1002' } as const

export interface DemoWasher {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly business: string
  readonly street: string
  /** From the middle of the city, in degrees north and east. */
  readonly offset: readonly [north: number, east: number]
  /** Their past orders' ratings, in tenths. */
  readonly ratings: readonly number[]
}

/** Signed in by hand, never driven: the nearest to the demo customer's home. */
export const handWasher: DemoWasher = {
  email: demoEmails.washer,
  name: 'Sam Okafor',
  phone: '+60 3 5550 4001',
  business: 'Okafor Fresh Fold',
  street: '7 Mill Lane',
  offset: [0.0021, -0.0012],
  ratings: [49, 50],
}

const driven = (
  number: number,
  name: string,
  business: string,
  street: string,
  offset: DemoWasher['offset'],
  ratings: readonly number[],
): DemoWasher => ({
  email: `washer-${String(number).padStart(2, '0')}@demo.test`,
  name,
  phone: `+60 3 5550 ${4010 + number}`,
  business,
  street,
  offset,
  ratings,
})

/** Driven by the autopilot. */
export const drivenWashers: readonly DemoWasher[] = [
  driven(1, 'Amina Rahman', 'Rahman Wash House', '3 Orchard Row', [0.0065, 0.0042], [48, 50]),
  driven(2, 'Jonas Lindqvist', 'Lindqvist Linen', '41 Harbour Parade', [-0.0058, 0.0071], [47]),
  driven(3, 'Priya Nair', 'Nair & Daughters', '12 Temple Street', [0.0093, -0.0064], [50]),
  driven(4, 'Mateo Cruz', 'Cruz Clean Co.', '88 River Walk', [-0.0102, -0.0049], [45]),
  driven(5, 'Hana Sato', 'Sato Sentaku', '5 Lantern Court', [0.0027, 0.0131], [49]),
  driven(6, 'Elif Demir', 'Demir Laundry Room', '27 Garden Terrace', [-0.0139, 0.0018], []),
  driven(7, 'Tomas Novak', 'Novak Soap & Steam', '60 Station Road', [0.0151, 0.0088], [46]),
  driven(8, 'Grace Mensah', 'Mensah Bright Wash', '9 Chapel Hill', [-0.0046, -0.0147], [48]),
  driven(9, 'Lukas Weber', 'Weber Waschsalon', '14 Foundry Lane', [0.0188, -0.0121], []),
  driven(10, 'Chloe Martin', 'Blanc sur Fil', '33 Market Square', [-0.0194, 0.0112], [44]),
  driven(11, 'Wei Chen', 'Chen Spotless', '70 Bamboo Street', [0.0079, 0.0205], []),
  driven(12, 'Nora Haddad', 'Haddad Home Laundry', '2 Lighthouse Road', [-0.0221, -0.0083], [47]),
]

/** Of those: who cashes out. The others let it add up. */
export const cashingOut = drivenWashers.slice(0, 4)

/** Just registered and waiting for verification: an open case in the console. */
export const applicant: DemoWasher = {
  email: 'applicant@demo.test',
  name: 'Ines Duarte',
  phone: '+60 3 5550 4002',
  business: 'Duarte Garden Laundry',
  street: '15 Orchard Row',
  offset: [0.0054, -0.0102],
  ratings: [],
}

/** Neighbours whose past orders gave the Washers their ratings. */
export const neighbours = [
  { email: 'neighbour-1@demo.test', name: 'Ben Whitlock', phone: '+60 3 5550 2005' },
  { email: 'neighbour-2@demo.test', name: 'Carla Ruiz', phone: '+60 3 5550 2004' },
  { email: 'neighbour-3@demo.test', name: 'Dmitri Petrov', phone: '+60 3 5550 2003' },
] as const

export interface Townsperson {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly home: { readonly address: string; readonly latitude: number; readonly longitude: number }
  /** Has Sam as favourite, and orders when he waits for a request. */
  readonly isRegular: boolean
}

const simulated = (
  number: number,
  name: string,
  street: string,
  [north, east]: readonly [north: number, east: number],
  isRegular = false,
): Townsperson => ({
  email: `simulated-${String(number).padStart(2, '0')}@demo.test`,
  name,
  phone: `+60 3 5550 ${2010 + number}`,
  home: {
    address: `${street}, Harbour Town`,
    latitude: demoCity.latitude + north,
    longitude: demoCity.longitude + east,
  },
  isRegular,
})

/** Customers whom the autopilot plays; their addresses mark them as simulated. */
export const townspeople: readonly Townsperson[] = [
  simulated(1, 'Adaeze Obi', '4 Mill Lane', [0.0014, -0.0021], true),
  simulated(2, 'Bruno Keller', '11 Linden Street', [0.0032, 0.0003], true),
  simulated(3, 'Camille Roux', '2 Weir Court', [0.0001, -0.0034], true),
  simulated(4, 'Daichi Mori', '51 Harbour Parade', [-0.0061, 0.0054]),
  simulated(5, 'Esther Lim', '19 Temple Street', [0.0105, -0.0051]),
  simulated(6, 'Farid Khoury', '6 River Walk', [-0.0087, -0.0071]),
  simulated(7, 'Gwen Hughes', '23 Lantern Court', [0.0039, 0.0112]),
  simulated(8, 'Henrik Dahl', '8 Chapel Hill', [-0.0031, -0.0128]),
  simulated(9, 'Ilse Brandt', '37 Station Road', [0.0138, 0.0062]),
  simulated(10, 'Joaquim Reis', '16 Garden Terrace', [-0.0121, 0.0043]),
]

export const comments = [
  'Back before lunch, folded better than I ever do.',
  'Everything counted in and counted out. Lovely smell.',
  'Quick, friendly and careful with the linen.',
  'On time to the minute. Thank you!',
  'The folding is a small work of art.',
  'Saved my checkout. Would book again.',
] as const

/** Of who was less content. */
export const lukewarmComments = [
  'Good work, one shirt was still a little damp.',
  'Clean, but later than I had hoped.',
  'All there. The towels could be softer.',
] as const

const everyDay = [{ from: 8 * 60, to: 22 * 60 }]

/** The demo's Washers work every day, so that windows can be booked whenever somebody looks. */
export const demoHours: WasherHours = {
  time_zone: market.timeZone,
  at_once: market.dispatch.capacity,
  works_on_holidays: true,
  weekly: [everyDay, everyDay, everyDay, everyDay, everyDay, everyDay, everyDay],
  days: {},
}

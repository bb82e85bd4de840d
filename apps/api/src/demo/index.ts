import { demoCustomer, demoOperator, demoPassword, handWasher } from './demo-people.ts'

export { copyDemoMarket, resetDemoMarket } from './copy-market.ts'
export { isDemoMarket } from './demo-market.ts'
export { fillDemoMarket } from './fill-demo-market.ts'
export { type Autopilot, startAutopilot } from './start-autopilot.ts'

export const demoOperatorEmail = demoOperator.email

/** What the start prints last: where to go first, and what is seen there within a minute. */
export const demoLines = (address: string, isLive: boolean): string[] => [
  `Open ${address}/demo: both phones side by side, and why each Washer was chosen.`,
  `Or sign in; the password of all three is ${demoPassword}:`,
  `  washer    ${handWasher.email}    ${isLive ? 'a request within a minute' : 'requests, once a customer orders'}`,
  `  customer  ${demoCustomer.email}  ${isLive ? 'order: a Washer comes in two minutes' : 'the order flow and past orders'}`,
  `  operator  ${demoOperator.email}  live orders, and work to decide`,
]

import { demoCustomer, demoOperator, demoPassword, handWasher } from './demo-people.ts'

export { loadDemoMarket } from './load-demo-market.ts'
export { type Autopilot, startAutopilot } from './start-autopilot.ts'

export const demoOperatorEmail = demoOperator.email

/** The sign-in lines printed at start. */
export const demoSignIns = (): string[] => [
  `Demo sign-ins (password for all: ${demoPassword})`,
  `  customer  ${demoCustomer.email}`,
  `  washer    ${handWasher.email}`,
  `  operator  ${demoOperator.email}`,
]

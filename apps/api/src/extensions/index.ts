export { chooseGateways } from './host/choose-gateways.ts'
export { createExtensions } from './host/create-extensions.ts'
export type { ExtensionLimits } from './host/start-thread.ts'

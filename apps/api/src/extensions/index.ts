export { chooseGateways } from './host/choose-gateways.ts'
export { openExtensions } from './host/open-extensions.ts'
export type { ExtensionLimits } from './host/start-thread.ts'

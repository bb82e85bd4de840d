export { chooseVerificationGateway } from './choose-verification-gateway.ts'
export type { Check, VerificationGateway } from './verification-gateway.ts'

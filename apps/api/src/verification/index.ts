export { chooseVerificationGateway } from './choose-verification-gateway.ts'

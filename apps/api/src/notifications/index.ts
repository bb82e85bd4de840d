export type { PushGateway } from './push-gateway.ts'
export { webPushGateway } from './web-push/web-push-gateway.ts'

export { chooseMapsGateway, type MapsConfig, type MapsKind } from './choose-maps-gateway.ts'
export type { MapsGateway } from './maps-gateway.ts'

export { chooseMapsGateway, type MapsConfig, type MapsKind } from './choose-maps-gateway.ts'
export { MapsFailure, type MapsGateway } from './maps-gateway.ts'

export { chooseMapsGateway, type MapsConfig, type MapsKind } from './choose-maps-gateway.ts'
export { type AreaOf, createAreas } from './embedded/create-areas.ts'
export { MapsFailure, type MapsGateway } from './maps-gateway.ts'

import type { Log } from '../platform/log/log.ts'
import type { MapsGateway } from './maps-gateway.ts'

export interface MapsDeps {
  readonly gateway: MapsGateway
  readonly log: Log
}

import { placeSchema, placeSuggestionSchema } from '@washline/contract/maps/schemas'
import { z } from 'zod'
import { MapsFailure, type MapsGateway } from '../../../maps/index.ts'
import type { AskGateway } from './ask-gateway.ts'

const travelled = z.object({ distance_meters: z.number().min(0), duration_seconds: z.number().min(0) }).nullable()

/** Maps by an extension; while it is off, those that are built in. */
export function mapsOf(ask: AskGateway, isRunning: () => boolean, builtIn: MapsGateway): MapsGateway {
  const read = async <T>(call: keyof MapsGateway, schema: z.ZodType<T>, ...args: readonly unknown[]): Promise<T> => {
    try {
      return schema.parse(await ask(call, ...args))
    } catch (error) {
      throw new MapsFailure(call, { kind: 'unreachable' }, error)
    }
  }
  return {
    geocode: (address, options) =>
      isRunning() ? read('geocode', placeSchema.nullable(), address) : builtIn.geocode(address, options),
    reverse: (point, options) =>
      isRunning() ? read('reverse', placeSchema.nullable(), point) : builtIn.reverse(point, options),
    autocomplete: (text, near, options) =>
      isRunning()
        ? read('autocomplete', z.array(placeSuggestionSchema).max(20), text, near)
        : builtIn.autocomplete(text, near, options),
    route: async (origin, destination, options) => {
      if (!isRunning()) return builtIn.route(origin, destination, options)
      const route = await read('route', travelled, origin, destination)
      if (!route) throw new MapsFailure('route', { kind: 'no-route' })
      return { ...route, condition: 'ROUTE_EXISTS' }
    },
  }
}

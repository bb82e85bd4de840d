export { type CurrentZones, currentZones, undrawnZones, zoneOfVersion, zoneVersions } from './queries.ts'
export { insertZones } from './store.ts'

export { type CurrentZones, currentZones, zoneOfVersion, zoneVersions } from './queries.ts'
export { insertZones } from './store.ts'

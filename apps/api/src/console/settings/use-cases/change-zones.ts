import { consoleMessages } from '@washline/contract/console/messages'
import { zoneRefusals } from '@washline/contract/zones/refusals'
import type { Zone } from '@washline/contract/zones/zone'
import { changesBetween } from '@washline/contract/zones/zone-changes'
import { invalid, refuse } from '../../../platform/http/refusal.ts'
import { type CurrentZones, currentZones, insertZones } from '../../../zones/index.ts'
import { insertAudit } from '../../audit/store.ts'
import type { ZonesDeps } from '../../deps.ts'
import type { VersionEdit } from './add-version.ts'

export interface ZonesChange extends VersionEdit {
  readonly zones: readonly Zone[]
}

/** Adds a version of all zones. It prices orders that are placed after this commit; others keep theirs. */
export const changeZones = (deps: ZonesDeps, change: ZonesChange): Promise<CurrentZones> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, zones, reason } = change
    const current = await currentZones(tx)
    if (current.version !== change.version)
      throw refuse(zoneRefusals.zonesChanged, { body: { version: current.version } })
    const changes = changesBetween(current.zones, zones)
    if (changes.length === 0) throw invalid({ zones: [consoleMessages.settingsSame] })
    const [version, at] = [current.version + 1, deps.clock.now()]
    if ((await insertZones(tx, { version, zones, changes, by: operatorId, reason, at })) === 0)
      throw refuse(zoneRefusals.zonesChanged, { body: { version } })
    const requestId = change.requestId ?? deps.newId()
    await insertAudit(tx, { action: 'change_zones', operatorId, subjectId: version, reason, requestId, at })
    await deps.events.publish(tx, 'zones.changed', { version, at })
    return { version, zones }
  })

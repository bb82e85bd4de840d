import { firstZones, type Zone } from '@washline/contract/zones/zone'
import { changesBetween } from '@washline/contract/zones/zone-changes'
import { useZoneVersions } from '../use-zones.ts'
import { VersionHistory } from './version-history.tsx'
import { ZoneChanges } from './zone-changes.tsx'

interface ZoneHistoryProps {
  current: readonly Zone[]
  onRestore: (zones: readonly Zone[]) => void
}

export function ZoneHistory({ current, onRestore }: ZoneHistoryProps) {
  return (
    <VersionHistory
      id="zones-history"
      versions={useZoneVersions()}
      first={firstZones}
      contentOf={({ zones }): readonly Zone[] => zones}
      isCurrent={(zones) => changesBetween(current, zones).length === 0}
      onRestore={onRestore}
      changesOf={({ changes }) => <ZoneChanges changes={changes} />}
    />
  )
}

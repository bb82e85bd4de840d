import type { ZoneChange } from '@washline/contract/zones/zone-changes'
import { zoneChangeText, zoneName } from '../zone-labels.ts'

export const ZoneChanges = ({ changes }: { changes: readonly ZoneChange[] }) => (
  <dl className="console-details">
    {changes.map((change, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a change has no state
      <div key={place}>
        <dt className="wrap-anywhere">{zoneName({ id: change.zone, name: change.name })}</dt>
        <dd>{zoneChangeText(change)}</dd>
      </div>
    ))}
  </dl>
)

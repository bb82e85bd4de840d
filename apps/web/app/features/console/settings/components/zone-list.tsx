import type { Zone } from '@washline/contract/zones/zone'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { zoneName } from '../zone-labels.ts'

interface ZoneListProps {
  zones: readonly Zone[]
  onZones: (zones: readonly Zone[]) => void
  onEdit: (zone: Zone) => void
}

/** The zones by priority: where several contain a place, the upper one holds. */
export function ZoneList({ zones, onZones, onEdit }: ZoneListProps) {
  const swap = (index: number) =>
    onZones(zones.map((zone, at) => zones[at === index ? index + 1 : at === index + 1 ? index : at] ?? zone))
  return (
    <ol className="console-entries" aria-label={t('Zones by priority')}>
      {zones.map((zone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state
        <li key={index}>
          <p className="console-entry-head">
            <b className="wrap-anywhere">{zoneName(zone)}</b>
            {zone.outline === null && <span>{t('Everywhere else')}</span>}
            {zone.paused !== null && (
              <span className="wrap-anywhere">{t('Paused: {reason}', { reason: zone.paused })}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="compact" flat aria-label={t('Edit {name}', { name: zone.name })} onClick={() => onEdit(zone)}>
              {t('Edit')}
            </Button>
            <Button
              size="compact"
              flat
              disabled={index === 0 || zone.outline === null}
              aria-label={t('Higher priority for {name}', { name: zone.name })}
              onClick={() => swap(index - 1)}
            >
              {t('Higher')}
            </Button>
            <Button
              size="compact"
              flat
              disabled={(zones[index + 1]?.outline ?? null) === null}
              aria-label={t('Lower priority for {name}', { name: zone.name })}
              onClick={() => swap(index)}
            >
              {t('Lower')}
            </Button>
            <Button
              size="compact"
              flat
              disabled={zones.length === 1}
              aria-label={t('Remove {name}', { name: zone.name })}
              onClick={() => onZones(zones.filter(({ id }) => id !== zone.id))}
            >
              {t('Remove')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}

import type { Demand, ZonesVersion } from '@washline/contract/zones/endpoints'
import { plainRules, type Zone } from '@washline/contract/zones/zone'
import { changesBetween } from '@washline/contract/zones/zone-changes'
import { useState } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { useChangeZones, useDemand, useZones } from '../use-zones.ts'
import { ZoneForm } from '../zone-form.tsx'
import { ZoneChanges } from './zone-changes.tsx'
import { ZoneFile } from './zone-file.tsx'
import { ZoneHistory } from './zone-history.tsx'
import { ZoneList } from './zone-list.tsx'
import { ZoneMap } from './zone-map.tsx'

/** Where the market serves, and what holds there. */
export function ZonesPanel() {
  const zones = useZones()
  const demand = useDemand()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Zones')}</h2>
        {zones.data && (
          <span className="text-ink-2">
            {zones.data.version === 0 ? t('Default settings') : t('Version {version}', { version: zones.data.version })}
          </span>
        )}
      </header>
      <p>{t('Where zones overlap, the upper one in the list wins. A change applies to new orders right away.')}</p>
      <div className="in-order contents">
        <QueryGate query={zones}>
          {(current) => <Zones key={current.version} current={current} demand={demand.data?.cells ?? []} />}
        </QueryGate>
        <QueryGate query={demand}>{(waiting) => <Waiting demand={waiting} />}</QueryGate>
      </div>
    </>
  )
}

/** An id that no zone has, for a new one. */
const freeId = (zones: readonly Zone[], number = zones.length + 1): string =>
  zones.some(({ id }) => id === `zone-${number}`) ? freeId(zones, number + 1) : `zone-${number}`

/** The list that is edited, the review of its changes, and the history. */
function Zones({ current: { version, zones }, demand }: { current: ZonesVersion; demand: Demand['cells'] }) {
  const change = useChangeZones()
  const [edited, setEdited] = useState<readonly Zone[]>(zones)
  const [open, setOpen] = useState<Zone>()
  const [asked, setAsked] = useState<readonly Zone[]>()
  const isEdited = changesBetween(zones, edited).length > 0
  const add = () => {
    const id = freeId(edited)
    setOpen({ ...plainRules, id, name: t('Zone {name}', { name: edited.length + 1 }), outline: [] })
  }
  /** A new zone with an outline has the highest priority. */
  const apply = (zone: Zone) => {
    const isNew = edited.every(({ id }) => id !== zone.id)
    setEdited(isNew ? [zone, ...edited] : edited.map((each) => (each.id === zone.id ? zone : each)))
    setOpen(undefined)
  }
  return (
    <div className="console-two">
      <div className="grid content-start gap-4">
        {open ? (
          <ZoneForm
            key={open.id}
            zone={open}
            zones={edited}
            demand={demand}
            onDone={apply}
            onCancel={() => setOpen(undefined)}
          />
        ) : (
          <>
            <ZoneMap zones={edited} demand={demand} />
            <ZoneList zones={edited} onZones={setEdited} onEdit={setOpen} />
            <div className="flex flex-wrap gap-3">
              <Button flat icon="plus" onClick={add}>
                {t('Add a zone')}
              </Button>
              <Button variant="primary" disabled={!isEdited} onClick={() => setAsked(edited)}>
                {t('Review the changes')}
              </Button>
              {isEdited && (
                <Button flat onClick={() => setEdited(zones)}>
                  {t('Undo all')}
                </Button>
              )}
            </div>
            <ZoneFile onRead={setAsked} />
          </>
        )}
      </div>
      <ZoneHistory current={zones} onRestore={setAsked} />
      {asked && (
        <ReasonForm
          open
          onClose={() => setAsked(undefined)}
          title={t('Change the zones')}
          about={
            changesBetween(zones, asked).length > 0 ? (
              <ZoneChanges changes={changesBetween(zones, asked)} />
            ) : (
              t('Nothing differs from the current version.')
            )
          }
          hint={t('Other operators can read it.')}
          action={t('Save')}
          onAction={async (reason) => {
            await change.mutateAsync({ version, zones: [...asked], reason })
            toast.success(t('Saved.'))
          }}
        />
      )}
    </div>
  )
}

/** The demand map as a list. */
function Waiting({ demand: { cells, people } }: { demand: Demand }) {
  return (
    <section className="grid gap-2" aria-labelledby="zones-demand">
      <h3 id="zones-demand">{t('Waiting outside every zone')}</h3>
      {people === 0 ? (
        <p className="text-ink-2">{t('No one is waiting.')}</p>
      ) : (
        <ul className="console-entries">
          {cells.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no state
            <li key={place} className="num">
              {t('{latitude}, {longitude}: {people, plural, one {# person} other {# people}}', { ...cell })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { LiveMap as LiveMapData } from '@washline/contract/console/live'
import { type OrderId, orderNumber, toOrderId } from '@washline/contract/ids'
import { useMemo, useState } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import type { MapMark } from '../../../../platform/map/map-marks.ts'
import { MapView } from '../../../../platform/map/map-view.tsx'
import { MarkDrawing } from '../../../../platform/map/mark-drawing.tsx'
import { Link, useNavigate } from '../../../../router/index.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { consolePath } from '../../view-model.ts'
import { useLiveMap } from '../use-console-live.ts'
import { liveMarks, type MarkKind, markKinds, markVariants } from './live-marks.ts'

/** Every order under way and every free Washer. Without a pointer, the list below it leads to the orders. */
export function LiveMap() {
  const live = useLiveMap()
  return <QueryGate query={live}>{(map) => <LiveMarks map={map} />}</QueryGate>
}

function LiveMarks({ map }: { map: LiveMapData }) {
  const navigate = useNavigate()
  const marks = useMemo(() => liveMarks(map), [map])
  const [chosen, setChosen] = useState<readonly OrderId[]>([])
  const choose = (found: readonly MapMark[]) => {
    const [first, ...others] = new Set(found.flatMap(({ id }) => (id === null ? [] : [toOrderId(id)])))
    if (first !== undefined && others.length === 0) void navigate(consolePath('orders', first))
    else setChosen(first === undefined ? [] : [first, ...others])
  }
  const free = map.free.reduce((sum, [washers]) => sum + washers, 0)
  return (
    <section className="grid gap-2" aria-label={t('Live map')}>
      <div className="console-map">
        <MapView
          label={t('Map of the live orders')}
          marks={{
            marks,
            variants: markVariants,
            label: t(
              '{orders, plural, one {# order} other {# orders}}, {washers, plural, one {# free Washer} other {# free Washers}}. The list shows the most urgent ones.',
              { orders: map.orders.length, washers: free },
            ),
            onChoose: choose,
          }}
        />
      </div>
      <Legend />
      <p className="text-ink-2">{t('A number shows how many are in one spot; select it to list every order there.')}</p>
      {map.orders.length < map.total && (
        <p>{t('{shown} of {total} live orders are on the map.', { shown: map.orders.length, total: map.total })}</p>
      )}
      {chosen.length > 0 && <ChosenOrders ids={chosen} />}
    </section>
  )
}

const kindName = (kind: MarkKind) =>
  ({
    overdue: t('Overdue'),
    risk: t('Late or tight'),
    searching: t('Searching'),
    running: t('In progress'),
    carrier: t('Washer with an order'),
    free: t('Free Washer'),
  })[kind]

function Legend() {
  return (
    <ul className="console-legend" aria-label={t('Legend')}>
      {markKinds.map((kind, index) => {
        const variant = markVariants[index]
        return (
          <li key={kind}>
            {variant && <MarkDrawing variant={variant} />}
            <span>{kindName(kind)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Zooming in separates more of them. */
const chosenMost = 30

function ChosenOrders({ ids }: { ids: readonly OrderId[] }) {
  return (
    <section className="grid gap-2" aria-label={t('Orders here')}>
      <h3 className="console-posting">
        <span>{t('Orders here')}</span>
        <span className="num">{ids.length}</span>
      </h3>
      <ul className="flex flex-wrap gap-3">
        {ids.slice(0, chosenMost).map((id) => (
          <li key={id}>
            <Link className="num" to={consolePath('orders', id)}>
              {orderNumber(id)}
            </Link>
          </li>
        ))}
      </ul>
      {ids.length > chosenMost && <p className="text-ink-2">{t('Zoom in to see the others.')}</p>}
    </section>
  )
}

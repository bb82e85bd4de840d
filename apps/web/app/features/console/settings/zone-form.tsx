import { receiptMessages } from '@washline/contract/orders/receipt-messages'
import type { Demand } from '@washline/contract/zones/endpoints'
import { cornerOf } from '@washline/contract/zones/outline'
import type { Zone } from '@washline/contract/zones/zone'
import { type FormEvent, useState } from 'react'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  cornersOf,
  cornerText,
  readZone,
  textOfZone,
  type ZoneErrors,
  type ZoneField,
} from './components/zone-edits.ts'
import { ZoneMap } from './components/zone-map.tsx'
import { zonePropertyLabel } from './zone-labels.ts'

interface ZoneFormProps {
  zone: Zone
  zones: readonly Zone[]
  demand: Demand['cells']
  onDone: (zone: Zone) => void
  onCancel: () => void
}

interface FieldRow {
  readonly field: ZoneField
  readonly label: string
  readonly hint?: string
  readonly isList?: boolean
}

const rowsOf = (): readonly FieldRow[] => [
  { field: 'name', label: zonePropertyLabel('name') },
  {
    field: 'outline',
    label: zonePropertyLabel('outline'),
    hint: t('One per line: latitude, longitude. Tap the map to add one. With none, the zone is everywhere else.'),
    isList: true,
  },
  {
    field: 'paused',
    label: zonePropertyLabel('paused'),
    hint: t('Customers read this. Leave it empty to take orders.'),
  },
  {
    field: 'hours',
    label: zonePropertyLabel('hours'),
    hint: t('One span per line, days from 1 (Monday) to 7: 1-5 08:00-20:00. With none, always open.'),
    isList: true,
  },
  { field: 'time_zone', label: zonePropertyLabel('time_zone') },
  { field: 'minimum_minor', label: zonePropertyLabel('minimum_minor') },
  { field: 'fee_minor', label: zonePropertyLabel('fee_minor') },
  { field: 'small_below', label: t('Small order below') },
  {
    field: 'small_fee',
    label: t(receiptMessages.names.small_order_fee),
    hint: t(receiptMessages.rules.small_order_fee),
  },
  { field: 'pickup_from', label: t('Distances are measured from'), hint: t('Latitude, longitude.') },
  {
    field: 'pickup_bands',
    label: t(receiptMessages.names.pickup_fee),
    hint: t('One distance per line, in meters, and its fee: 3000 1.00. Use * for any longer distance: * 2.50'),
    isList: true,
  },
  { field: 'price_factor', label: zonePropertyLabel('price_factor') },
  {
    field: 'prices',
    label: zonePropertyLabel('prices'),
    hint: t('One type of item per line, with its price: jeans 6.50'),
    isList: true,
  },
  { field: 'promise_minutes', label: zonePropertyLabel('promise_minutes') },
]

/** One zone: drawn on the map or typed, and what holds in it. */
export function ZoneForm({ zone, zones, demand, onDone, onCancel }: ZoneFormProps) {
  const [text, setText] = useState(() => textOfZone(zone))
  const [errors, setErrors] = useState<ZoneErrors>({})
  const type = (field: ZoneField, value: string) => {
    setText({ ...text, [field]: value })
    setErrors(({ [field]: _, ...left }) => left)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readZone(zone.id, text)
    if ('zone' in read) onDone(read.zone)
    else setErrors(read.errors)
  }
  return (
    <form
      className="grid content-start gap-4"
      aria-label={t('Zone {name}', { name: zone.name })}
      onSubmit={submit}
      noValidate
    >
      <ZoneMap
        zones={zones}
        demand={demand}
        drawn={{
          id: zone.id,
          corners: cornersOf(text.outline).map(cornerOf),
          onCorners: (corners) => type('outline', corners.map(cornerText).join('\n')),
        }}
      />
      {rowsOf().map(({ field, label, hint, isList }) => {
        const control = {
          label,
          hint,
          error: errors[field] && tText(errors[field]),
          value: text[field],
          autoComplete: 'off',
        }
        return isList ? (
          <TextArea key={field} {...control} onChange={({ target }) => type(field, target.value)} />
        ) : (
          <TextField key={field} {...control} onChange={({ target }) => type(field, target.value)} />
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {t('Apply to the list')}
        </Button>
        <Button flat onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

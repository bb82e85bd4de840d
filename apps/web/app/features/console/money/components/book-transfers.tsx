import { transferKinds } from '@washline/contract/console/books'
import { useState } from 'react'
import { DateField } from '../../../../platform/forms/date-field.tsx'
import { t } from '../../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { transferName } from '../money-labels.ts'
import { type TransferFilter, useTransfers } from '../use-books.ts'
import { MoneyTimeline } from './money-timeline.tsx'

/** Every transfer of the ledger, by kind and period. */
export function BookTransfers() {
  const [filter, setFilter] = useState<TransferFilter>({})
  const transfers = useTransfers(filter)
  const change = (part: TransferFilter) => setFilter({ ...filter, ...part })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <SelectField
          label={t('Kind')}
          value={filter.kind ?? ''}
          onChange={({ target }) => change({ kind: transferKinds.find((kind) => kind === target.value) })}
        >
          <option value="">{t('Everything')}</option>
          {transferKinds.map((kind) => (
            <option key={kind} value={kind}>
              {transferName(kind)}
            </option>
          ))}
        </SelectField>
        <DateField
          label={t('First day')}
          value={filter.from ?? ''}
          onChange={(day) => change({ from: day || undefined })}
        />
        <DateField
          label={t('Last day')}
          value={filter.until ?? ''}
          onChange={(day) => change({ until: day || undefined })}
        />
      </div>
      <QueryGate query={transfers}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          return (
            <>
              {rows.length === 0 ? (
                <p className="text-ink-2">{t('No transfers of this kind in this period.')}</p>
              ) : (
                <MoneyTimeline transfers={rows} />
              )}
              <ShowMore pages={transfers} />
            </>
          )
        }}
      </QueryGate>
    </div>
  )
}

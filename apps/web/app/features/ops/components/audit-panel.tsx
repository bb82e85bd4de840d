import { orderNumber } from '@washline/contract/ids'
import { opsActs } from '@washline/contract/ops/schemas'
import { useSearchParams } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useOpsAudit } from '../use-ops-audit.ts'
import { actName, auditFilterOf } from '../view-model.ts'
import { AuditRows } from './audit-rows.tsx'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

/** Every look and every act, of all or of those that are asked for; the address keeps what is. */
export function AuditPanel() {
  const [address, setAddress] = useSearchParams()
  const filter = auditFilterOf(address)
  const audit = useOpsAudit(filter)
  const choose = (name: string, value: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const operators = audit.data?.pages[0]?.operators ?? []
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Audit')}</h2>
        <SelectField
          label={t('Operator')}
          value={filter.operator ?? ''}
          onChange={(event) => choose('operator', event.target.value)}
        >
          <option value="">{t('Everybody')}</option>
          {operators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Kind')}
          value={filter.kind ?? ''}
          onChange={(event) => choose('kind', event.target.value)}
        >
          <option value="">{t('Everything')}</option>
          <option value="looks">{t('All looks')}</option>
          <option value="acts">{t('All acts')}</option>
          {opsActs.map((act) => (
            <option key={act} value={act}>
              {actName(act)}
            </option>
          ))}
        </SelectField>
      </header>
      {(filter.order !== undefined || filter.person !== undefined) && (
        <p className="flex flex-wrap items-center gap-3">
          {filter.order !== undefined
            ? t('Only about {number}.', { number: orderNumber(filter.order) })
            : t('Only about one person.')}
          <Button
            size="compact"
            flat
            onClick={() => {
              choose(filter.order === undefined ? 'person' : 'order', '')
            }}
          >
            {t('Show all')}
          </Button>
        </p>
      )}
      <QueryGate query={audit}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          return (
            <>
              {rows.length === 0 && <p className="text-ink-2">{t('Nothing of this kind is recorded.')}</p>}
              <AuditRows rows={rows} />
              <ShowMore pages={audit} />
            </>
          )
        }}
      </QueryGate>
    </>
  )
}

import { auditKinds } from '@washline/contract/console/schemas'
import { orderNumber, type UserId } from '@washline/contract/ids'
import { t } from '../../../../platform/i18n/i18n.ts'
import { useSearchParams } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { kindName } from '../audit-labels.ts'
import { useConsoleAudit } from '../use-console-audit.ts'
import { type AuditFilter, auditFilterOf } from '../view-model.ts'
import { AuditRows } from './audit-rows.tsx'

/** The audit log with its filter, which is part of the page's address. */
export function AuditPanel() {
  const [address, setAddress] = useSearchParams()
  const filter = auditFilterOf(address)
  const audit = useConsoleAudit(filter)
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
      <header className="console-case-head">
        <h2>{t('Audit')}</h2>
        <FilterFields filter={filter} operators={operators} onChoose={choose} />
      </header>
      <SubjectFilter filter={filter} onChoose={choose} />
      <QueryGate query={audit}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          return (
            <>
              {rows.length === 0 && <p className="text-ink-2">{t('Nothing of this kind is recorded.')}</p>}
              <AuditRows label={t('Audit')} rows={rows} />
              <ShowMore pages={audit} />
            </>
          )
        }}
      </QueryGate>
    </>
  )
}

interface FilterProps {
  filter: AuditFilter
  onChoose: (name: string, value: string) => void
}

function FilterFields({
  filter,
  operators,
  onChoose,
}: FilterProps & { operators: readonly { id: UserId; name: string }[] }) {
  return (
    <>
      <SelectField
        label={t('Operator')}
        value={filter.operator ?? ''}
        onChange={(event) => onChoose('operator', event.target.value)}
      >
        <option value="">{t('Everyone')}</option>
        {operators.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Kind')}
        value={filter.kind ?? ''}
        onChange={(event) => onChoose('kind', event.target.value)}
      >
        <option value="">{t('Everything')}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The order or person that the log is limited to, and a button that removes the limit. */
function SubjectFilter({ filter: { order, person }, onChoose }: FilterProps) {
  if (order === undefined && person === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-3">
      {order !== undefined ? t('Filtered to {number}.', { number: orderNumber(order) }) : t('Filtered to one person.')}
      <Button size="compact" flat onClick={() => onChoose(order === undefined ? 'person' : 'order', '')}>
        {t('Show all')}
      </Button>
    </p>
  )
}

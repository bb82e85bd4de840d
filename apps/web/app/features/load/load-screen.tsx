import { isLoadEnough, loadOf, loadTypes } from '@washline/contract/orders/load-types'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { useMoneyRules } from '../../domain/market/use-money-rules.ts'
import { NotesField } from '../../domain/order/notes-field.tsx'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { LoadOption } from './components/load-option.tsx'

export interface LoadScreenProps {
  loadType: LoadType
  notes: string
  /** The count has outgrown the load that was chosen. */
  isRaised: boolean
  itemCount: number
  /** The total with the chosen load, formatted. */
  total: string | undefined
  onChange: (change: { loadType?: LoadType; notes?: string }) => void
  onContinue: () => void
  back: string
  stepLine: ReactNode
  aside: ReactNode
}

/** The load type, and notes for the Washer. */
export function LoadScreen(props: LoadScreenProps) {
  useHeadingFocus()
  const { loadType, notes, isRaised, itemCount, total, onChange, onContinue, back, stepLine, aside } = props
  const { fees } = useMoneyRules()
  const needed = loadOf(itemCount)
  const extra = (type: LoadType) => `+${formatMinor(fees.loadMinor[type])}`
  const reasons = {
    light: t('{count, plural, one {# item} other {# items}}: light', { count: itemCount }),
    medium: t('{count, plural, one {# item} other {# items}}: medium', { count: itemCount }),
    heavy: t('{count, plural, one {# item} other {# items}}: heavy', { count: itemCount }),
  }
  return (
    <AppPage
      title={t('Load')}
      back={back}
      tab="home"
      stepLine={stepLine}
      aside={aside}
      dock={
        <Dock amountText={t('Total so far')} amount={total}>
          <Button variant="primary" size="large" wide onClick={onContinue}>
            {t('Continue')}
          </Button>
        </Dock>
      }
    >
      <fieldset className="grid min-w-0 gap-3.5">
        <legend className="display mb-5 text-[clamp(2.25rem,10vw,3.25rem)]">{t('How much laundry is it?')}</legend>
        {loadTypes.map((type) => (
          <LoadOption
            key={type}
            type={type}
            extra={extra(type)}
            isChosen={type === loadType}
            isTooSmall={!isLoadEnough(type, itemCount)}
            onChoose={() => onChange({ loadType: type })}
          />
        ))}
        <p className="text-14 text-ink-2" role="status">
          <b className="font-semibold">{reasons[needed]}</b>{' '}
          {isRaised
            ? t('Your items do not fit the load you chose, so we picked a larger one.')
            : t('You can choose a larger load.')}
        </p>
      </fieldset>
      <NotesField notes={notes} onChange={(changed) => onChange({ notes: changed })} />
    </AppPage>
  )
}

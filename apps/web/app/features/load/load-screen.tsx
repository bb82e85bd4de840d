import { market } from '@washline/contract/market'
import { loadTypes } from '@washline/contract/orders/load-types'
import { orderMessages } from '@washline/contract/orders/messages'
import type { LoadType } from '@washline/contract/orders/schemas'
import { type ReactNode, useState } from 'react'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { LoadOption } from './components/load-option.tsx'

export interface LoadScreenProps {
  loadType: LoadType | undefined
  notes: string
  /** The usual load of a scan with this many pieces. */
  usual: LoadType
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
  const { loadType, notes, usual, itemCount, total, onChange, onContinue, back, stepLine, aside } = props
  const [isMissing, setIsMissing] = useState(false)
  const most = market.orders.notesMax
  const extra = (type: LoadType) => {
    const feeMinor = market.fees.loadMinor[type]
    return feeMinor ? `+${formatMinor(feeMinor)}` : t('No extra')
  }
  const usually = {
    light: t('{count, plural, one {# item is} other {# items are}} usually a light load.', { count: itemCount }),
    medium: t('{count, plural, one {# item is} other {# items are}} usually a medium load.', { count: itemCount }),
    heavy: t('{count, plural, one {# item is} other {# items are}} usually a heavy load.', { count: itemCount }),
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
          {isMissing && !loadType && <ErrorText>{t(orderMessages.selectLoad)}</ErrorText>}
          <Button
            variant="primary"
            size="large"
            wide
            aria-disabled={!loadType}
            onClick={() => (loadType ? onContinue() : setIsMissing(true))}
          >
            {t('Continue')}
          </Button>
        </Dock>
      }
    >
      <fieldset className="grid min-w-0 gap-3.5">
        <legend className="display mb-5 text-[clamp(2.25rem,10vw,3.25rem)]">{t('How big is the bag?')}</legend>
        {loadTypes.map((type) => (
          <LoadOption
            key={type}
            type={type}
            extra={extra(type)}
            isChosen={type === loadType}
            onChoose={() => onChange({ loadType: type })}
          />
        ))}
        <p className="text-14 text-ink-2">{usually[usual]}</p>
      </fieldset>
      <TextArea
        label={t('Notes')}
        aside={`${t('optional')} · ${notes.length}/${most}`}
        value={notes}
        maxLength={most}
        placeholder={t('Wool sweater: cold, and dry it flat')}
        onChange={(event) => onChange({ notes: event.target.value.slice(0, most) })}
      />
    </AppPage>
  )
}

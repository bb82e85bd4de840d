import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface TickProps {
  state: 'sending' | 'sent' | 'delivered'
}

/** How far an own message got: a glyph and a word. */
export function Tick({ state }: TickProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={state === 'sending' ? 'clock' : 'check'} className="size-4" />
      {state === 'delivered' && <Icon name="check" className="-ml-3 size-4" />}
      {textOf(state)}
    </span>
  )
}

function textOf(state: TickProps['state']): string {
  switch (state) {
    case 'sending':
      return t('Sending')
    case 'sent':
      return t('Sent')
    case 'delivered':
      return t('Delivered')
    default:
      return state satisfies never
  }
}

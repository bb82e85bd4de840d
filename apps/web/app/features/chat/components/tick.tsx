import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface TickProps {
  state: 'sending' | 'waiting' | 'sent' | 'delivered' | 'read'
}

/** The delivery state of the viewer's message: an icon and a text for screen readers. */
export function Tick({ state }: TickProps) {
  const isTwice = state === 'delivered' || state === 'read'
  return (
    <span className="message-tick" data-read={state === 'read' || undefined}>
      <Icon name={glyphs[state]} className="size-4" />
      {isTwice && <Icon name="check" className="-ml-3 size-4" />}
      {textOf(state)}
    </span>
  )
}

const glyphs = { sending: 'clock', waiting: 'offline', sent: 'check', delivered: 'check', read: 'check' } as const

function textOf(state: TickProps['state']): string {
  switch (state) {
    case 'sending':
      return t('Sending')
    case 'waiting':
      return t('Waiting for network')
    case 'sent':
      return t('Sent')
    case 'delivered':
      return t('Message delivered')
    case 'read':
      return t('Read')
    default:
      return state satisfies never
  }
}

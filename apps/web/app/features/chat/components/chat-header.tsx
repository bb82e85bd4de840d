import type { OrderId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useLocation, useNavigate } from '../../../router/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { later } from '../../../ui/later.tsx'

// It knows the order, which the chat does not.
const ClockChip = later(() => import('./clock-chip.tsx').then((module) => module.ClockChip), null)

const CachedOrderLine = later(
  () => import('../../../domain/order/cached-order-line.tsx').then((module) => module.CachedOrderLine),
  null,
)

export interface ChatHeaderProps {
  orderId: OrderId
  recipient: { name: string; person?: string | null | undefined; avatar: string | null }
  /** At the right edge. */
  actions: ReactNode
}

/** The other person and the order. */
export function ChatHeader({ orderId, recipient, actions }: ChatHeaderProps) {
  const goBack = useGoBack()
  return (
    <header className="chat-bar">
      <IconButton icon="back" label={t('Back')} onClick={goBack} />
      <Avatar initials={initials(recipient.name)} imageUrl={recipient.avatar} />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-18 leading-[1.15] max-[359px]:text-16">{recipient.name}</h1>
        <p className="line-clamp-3 text-14 leading-[1.3] text-ink-2">
          {recipient.person && (
            <>
              <span>{recipient.person}</span> ·{' '}
            </>
          )}
          <span>{t('Order #{id}', { id: String(orderId) })}</span>
        </p>
        <CachedOrderLine orderId={orderId} />
      </div>
      <ClockChip orderId={orderId} />
      {actions}
    </header>
  )
}

/** Navigates back, or to the orders where the chat was the first page of the visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate('/order-history') : navigate(-1))
}

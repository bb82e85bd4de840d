import { type CareInstructions, keysOf, usualCare } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useOrderCare } from '../use-order-care.ts'
import { instructionText } from '../view-model.ts'

const OrderCareForm = later(() => import('../order-care-form.tsx').then((module) => module.OrderCareForm))

export interface OrderInstructionsProps {
  orderId: OrderId
  notes: string
  onNotes: (notes: string) => void
}

/** The care instructions and notes in the confirmation of an order; a change applies to this order alone. */
export function OrderInstructions({ orderId, notes, onNotes }: OrderInstructionsProps) {
  const care = useOrderCare(orderId).data
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const summary = care && summaryOf(care.instructions)
  return (
    <li>
      <button
        type="button"
        className="edit-row w-full text-left"
        {...OrderCareForm.soon}
        onClick={() => setIsOpen(true)}
      >
        <CareLabel name="care-hand" />
        <b className="line-clamp-2 min-w-0 flex-1 font-semibold">
          {summary && notes ? `${summary} · ${notes}` : (summary ?? t('Care and notes'))}
        </b>
        <span className="sr-only">{t('Edit care and notes for this order')}</span>
        <Icon name="edit" />
      </button>
      <Sheet open={isOpen} onClose={close} title={t('Care and notes for this order')} closeText={t('Close')}>
        <OrderCareForm
          {...{ orderId, notes }}
          onSaved={(changed) => {
            onNotes(changed)
            close()
          }}
        />
      </Sheet>
    </li>
  )
}

/** What differs from the usual. */
function summaryOf(instructions: CareInstructions): string {
  const special = keysOf(instructions).filter((key) => instructions[key] !== usualCare[key])
  return special.map((key) => instructionText(instructions, key)).join(', ') || t('As the care labels say')
}

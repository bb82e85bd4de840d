import { careMessages } from '@washline/contract/care/messages'
import { keysOf } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useOrderCare, useSaveOrderCare } from '../use-order-care.ts'
import { instructionText, isUsual } from '../view-model.ts'

const CareForm = later(() => import('../care-form.tsx').then((module) => module.CareForm))

/** The care instructions in the confirmation of an order; a change applies to this order alone. */
export function OrderInstructions({ orderId }: { orderId: OrderId }) {
  const { data: care } = useOrderCare(orderId)
  const save = useSaveOrderCare(orderId)
  const [isOpen, setIsOpen] = useState(false)
  if (!care) return null
  const { instructions } = care
  return (
    <li>
      <button type="button" className="edit-row w-full text-left" {...CareForm.soon} onClick={() => setIsOpen(true)}>
        <CareLabel name="care-hand" />
        <span className="min-w-0 flex-1">
          <b className="line-clamp-2 font-semibold wrap-anywhere">{t('Care')}</b>
          <span className="line-clamp-2 text-14 text-ink-2 wrap-anywhere">
            {isUsual(instructions)
              ? t('As the care labels say')
              : keysOf(instructions)
                  .map((key) => instructionText(instructions, key))
                  .join(', ')}
          </span>
        </span>
        <span className="sr-only">{t('Edit the care instructions for this order')}</span>
        <Icon name="edit" />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Care instructions for this order')}
        closeText={t('Close')}
      >
        <CareForm
          instructions={instructions}
          busy={save.isPending}
          problem={save.error ? errorText(save.error, t(careMessages.save)) : undefined}
          onSave={(next) => save.mutate(next, { onSuccess: () => setIsOpen(false) })}
        />
      </Sheet>
    </li>
  )
}

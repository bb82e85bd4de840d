import { careMessages } from '@washline/contract/care/messages'
import { type CareInstructions, keysOf, usualCare } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { NotesField } from '../../../domain/order/notes-field.tsx'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useOrderCare, useSaveOrderCare } from '../use-order-care.ts'
import { instructionText } from '../view-model.ts'

const CareForm = later(() => import('../care-form.tsx').then((module) => module.CareForm))

export interface OrderInstructionsProps {
  orderId: OrderId
  notes: string
  onNotes: (notes: string) => void
}

/** The care instructions and notes in the confirmation of an order; a change applies to this order alone. */
export function OrderInstructions({ orderId, notes, onNotes }: OrderInstructionsProps) {
  const { data: care } = useOrderCare(orderId)
  const save = useSaveOrderCare(orderId)
  /** The notes while they are edited. */
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  const summary = care && summaryOf(care.instructions)
  return (
    <li>
      <button
        type="button"
        className="edit-row w-full text-left"
        {...CareForm.soon}
        onClick={() => care && setEdited(notes)}
      >
        <CareLabel name="care-hand" />
        <b className="min-w-0 flex-1 truncate font-semibold">
          {summary && notes ? `${summary} · ${notes}` : (summary ?? t('Care and notes'))}
        </b>
        <span className="sr-only">{t('Edit care and notes for this order')}</span>
        <Icon name="edit" />
      </button>
      <Sheet
        open={edited !== undefined}
        onClose={close}
        title={t('Care and notes for this order')}
        closeText={t('Close')}
      >
        {care && (
          <CareForm
            instructions={care.instructions}
            busy={save.isPending}
            problem={save.error ? errorText(save.error, t(careMessages.save)) : undefined}
            onSave={(next) =>
              save.mutate(next, {
                onSuccess: () => {
                  onNotes(edited?.trim() ?? '')
                  close()
                },
              })
            }
          >
            <NotesField notes={edited ?? ''} onChange={setEdited} />
          </CareForm>
        )}
      </Sheet>
    </li>
  )
}

/** What differs from the usual. */
function summaryOf(instructions: CareInstructions): string {
  const special = keysOf(instructions).filter((key) => instructions[key] !== usualCare[key])
  return special.map((key) => instructionText(instructions, key)).join(', ') || t('As the care labels say')
}

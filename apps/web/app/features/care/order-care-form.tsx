import { careMessages } from '@washline/contract/care/messages'
import type { CareInstructions } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { NotesField } from '../../domain/order/notes-field.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { CareForm } from './care-form.tsx'
import { useSaveOrderCare } from './use-order-care.ts'

export interface OrderCareFormProps {
  orderId: OrderId
  instructions: CareInstructions
  notes: string
  /** Both are saved. */
  onSaved: (notes: string) => void
}

/** Care instructions and notes of one order. */
export function OrderCareForm({ orderId, instructions, notes, onSaved }: OrderCareFormProps) {
  const save = useSaveOrderCare(orderId)
  const [edited, setEdited] = useState(notes)
  return (
    <CareForm
      instructions={instructions}
      busy={save.isPending}
      problem={save.error ? errorText(save.error, t(careMessages.save)) : undefined}
      onSave={(next) => save.mutate(next, { onSuccess: () => onSaved(edited.trim()) })}
    >
      <NotesField notes={edited} onChange={setEdited} />
    </CareForm>
  )
}

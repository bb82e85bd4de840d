import { contradictionsOf, fitToLabels } from '@washline/contract/care/label-rule'
import { careMessages } from '@washline/contract/care/messages'
import type { CareInstructions, OrderCare } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { NotesField } from '../../domain/order/notes-field.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CareForm } from './care-form.tsx'
import { Contradictions } from './components/label-details.tsx'
import { LabelEditor } from './components/label-editor.tsx'
import { useOrderCare, useSaveOrderCare } from './use-order-care.ts'
import { useOrderLabels } from './use-order-labels.ts'

export interface OrderCareFormProps {
  orderId: OrderId
  notes: string
  /** Both are saved. */
  onSaved: (notes: string) => void
}

/** Care instructions, care labels and notes of one order, once they are read. */
export function OrderCareForm(props: OrderCareFormProps) {
  const { data: care, error, refetch } = useOrderCare(props.orderId)
  if (care) return <ReadCareForm {...props} care={care} />
  if (error)
    return (
      <ErrorState
        message={errorText(error, t('This could not be loaded. Please try again.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label={t('Loading')}>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  )
}

/** What a label forbids is asked before it is saved. */
function ReadCareForm({ orderId, care, notes, onSaved }: OrderCareFormProps & { care: OrderCare }) {
  const save = useSaveOrderCare(orderId)
  const labels = useOrderLabels(care.labels)
  const [edited, setEdited] = useState(notes)
  const [isAsked, setIsAsked] = useState(false)
  const send = (next: CareInstructions, isDespiteLabels: boolean) =>
    save.mutate(
      { ...next, labels: labels.labels, ...(isDespiteLabels && { despite_labels: true }) },
      { onSuccess: () => onSaved(edited.trim()) },
    )
  const forbids = (next: CareInstructions) => contradictionsOf(next, labels.labels).length > 0
  return (
    <CareForm
      instructions={care.instructions}
      busy={save.isPending}
      problem={save.error ? errorText(save.error, t(careMessages.save)) : undefined}
      onSave={(next) => (forbids(next) ? setIsAsked(true) : send(next, false))}
      above={(current, change) => <LabelEditor labels={labels} instructions={current} onChange={change} />}
      below={(current, change) =>
        isAsked &&
        forbids(current) && (
          <div className="grid gap-3" role="alert">
            <Contradictions labels={labels.labels} instructions={current} />
            <div className="flex flex-wrap gap-3">
              <Button flat onClick={() => change(fitToLabels(current, labels.labels))}>
                {t('Do as the label says')}
              </Button>
              <Button flat busy={save.isPending} onClick={() => send(current, true)}>
                {t('Save it anyway')}
              </Button>
            </div>
          </div>
        )
      }
    >
      <NotesField notes={edited} onChange={setEdited} />
    </CareForm>
  )
}

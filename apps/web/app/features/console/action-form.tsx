import { type OrderId, orderNumber } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { type Minor, plainAmount } from '@washline/contract/money'
import { Fragment, type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { actionFields } from './components/action-fields.ts'

interface MoneyAction {
  amount_minor: Minor
  reason: string
  order_id?: OrderId | undefined
}

export interface ActionFormProps {
  open: boolean
  onClose: () => void
  title: string
  /** Who receives the money, and why. */
  about: string
  maximum: Minor
  /** The initial amount. */
  amount: Minor | undefined
  /** Whether the form has a field for an order. */
  asksOrder?: boolean
  confirmText: (amount: string) => string
  onAction: (action: MoneyAction) => Promise<void>
  /** Further rows of the confirmation step. */
  details?: readonly (readonly [name: string, value: string])[]
  /** Fields other than amount and reason. */
  children?: ReactNode
}

/** Asks for amount and reason, then for confirmation. The fields keep their values until the action succeeds. */
export function ActionForm(props: ActionFormProps) {
  const { open, onClose, title, about, maximum, amount, confirmText, onAction } = props
  const [checked, setChecked] = useState<MoneyAction>()
  const form = useForm({
    resolver: formResolver(actionFields(maximum)),
    defaultValues: { amount_minor: amount === undefined ? '' : plainAmount(amount), reason: '', order_id: '' },
  })
  const { errors, isSubmitting } = form.formState
  const close = () => {
    setChecked(undefined)
    onClose()
  }
  const submit = form.handleSubmit(async (action) => {
    if (!checked) return setChecked(action)
    try {
      await onAction(action)
      close()
    } catch (error) {
      setChecked(undefined)
      showFieldErrors(error, {
        fields: ['amount_minor', 'reason', 'order_id'],
        place: (field, text) => form.setError(field as 'amount_minor', text),
        fallback: messages.unexpected,
      })
    }
  })
  return (
    <Dialog open={open} onClose={close} closable={!isSubmitting} title={title} closeText={t('Close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <p>{about}</p>
        {checked ? (
          <Summary action={checked} details={props.details} />
        ) : (
          <Fields form={form} maximum={maximum} asksOrder={props.asksOrder === true}>
            {props.children}
          </Fields>
        )}
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('Processing...')}>
            {checked ? confirmText(formatMinor(checked.amount_minor)) : t('Continue')}
          </Button>
          {checked && !isSubmitting && (
            <Button flat onClick={() => setChecked(undefined)}>
              {t('Change')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface SummaryProps {
  action: MoneyAction
  details: ActionFormProps['details'] | undefined
}

function Summary({ action, details = [] }: SummaryProps) {
  return (
    <dl className="console-details">
      <dt>{t('Amount')}</dt>
      <dd className="num">{formatMinor(action.amount_minor)}</dd>
      {details.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt>{t('Reason')}</dt>
      <dd className="wrap-anywhere">{action.reason}</dd>
      {action.order_id !== undefined && (
        <>
          <dt>{t('Order number')}</dt>
          <dd className="num">{orderNumber(action.order_id)}</dd>
        </>
      )}
    </dl>
  )
}

interface FieldsProps extends Pick<ActionFormProps, 'maximum' | 'children'> {
  form: UseFormReturn<{ amount_minor: string; reason: string; order_id: string }, unknown, MoneyAction>
  asksOrder: boolean
}

function Fields({ form: { formState, register }, maximum, asksOrder, children }: FieldsProps) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={t('Amount')}
        inputMode="decimal"
        autoComplete="off"
        hint={t('At most {amount}.', { amount: formatMinor(maximum) })}
        error={errors.amount_minor?.message}
        {...register('amount_minor')}
      />
      {children}
      <TextArea
        label={t('Reason')}
        hint={t('This person can read it.')}
        error={errors.reason?.message}
        {...register('reason')}
      />
      {asksOrder && (
        <TextField
          label={t('Order number')}
          autoComplete="off"
          hint={t('Optional. One of this person’s orders.')}
          error={errors.order_id?.message}
          {...register('order_id')}
        />
      )}
    </>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { orderNumber } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { Fragment, type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { actFields } from './view-model.ts'

interface Act {
  amount: number
  reason: string
  order_id?: number | undefined
}

export interface ActFormProps {
  open: boolean
  onClose: () => void
  title: string
  /** To whom, and for what. */
  about: string
  maximum: number
  /** What stands in the amount at first. */
  amount: number | undefined
  /** Whether it may be for one of several orders, or none. */
  asksOrder?: boolean
  confirmText: (amount: string) => string
  onAct: (act: Act) => Promise<void>
  /** What else is shown before it is done. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Fields beside amount and reason. */
  children?: ReactNode
}

/** Amount and reason, then once more what is about to happen, then the act. What was typed stays until it worked. */
export function ActForm(props: ActFormProps) {
  const { open, onClose, title, about, maximum, amount, asksOrder, confirmText, onAct, facts = [], children } = props
  const [checked, setChecked] = useState<Act>()
  const form = useForm({
    resolver: zodResolver(actFields(maximum)),
    defaultValues: { amount: amount?.toFixed(2) ?? '', reason: '', order_id: '' },
  })
  const { errors, isSubmitting } = form.formState
  const close = () => {
    setChecked(undefined)
    onClose()
  }
  const submit = form.handleSubmit(async (act) => {
    if (!checked) return setChecked(act)
    try {
      await onAct(act)
      close()
    } catch (error) {
      setChecked(undefined)
      const place = (field: string, text: { message: string }) => form.setError(field as 'amount', text)
      showFieldErrors(error, { fields: ['amount', 'reason', 'order_id'], place, fallback: messages.unexpected })
    }
  })
  return (
    <Dialog open={open} onClose={close} closable={!isSubmitting} title={title} closeText={t('Close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <p>{about}</p>
        {checked ? (
          <dl className="ops-facts">
            <dt>{t('Amount')}</dt>
            <dd className="num">{formatMoney(checked.amount)}</dd>
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
            <dt>{t('Reason')}</dt>
            <dd className="wrap-anywhere">{checked.reason}</dd>
            {checked.order_id !== undefined && (
              <>
                <dt>{t('Order')}</dt>
                <dd className="num">{orderNumber(checked.order_id)}</dd>
              </>
            )}
          </dl>
        ) : (
          <>
            <TextField
              label={t('Amount')}
              inputMode="decimal"
              autoComplete="off"
              hint={t('At most {amount}.', { amount: formatMoney(maximum) })}
              error={errors.amount?.message}
              {...form.register('amount')}
            />
            {children}
            <TextArea
              label={t('Reason')}
              hint={t('They will read it.')}
              error={errors.reason?.message}
              {...form.register('reason')}
            />
            {asksOrder && (
              <TextField
                label={t('Order')}
                autoComplete="off"
                hint={t('Optional. One of theirs.')}
                error={errors.order_id?.message}
                {...form.register('order_id')}
              />
            )}
          </>
        )}
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={isSubmitting} busyText={t('Processing...')}>
            {checked ? confirmText(formatMoney(checked.amount)) : t('Continue')}
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

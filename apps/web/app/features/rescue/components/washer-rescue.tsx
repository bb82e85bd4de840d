import { toMajor } from '@washline/contract/money'
import type { Rescue } from '@washline/contract/orders/rescue'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { PinDigits } from '../../../ui/pin-digits.tsx'
import { useStandDown } from '../use-ask-rescue.ts'
import { useTakeoverPin } from '../use-rescue.ts'
import { AskRescue, type AskRescueProps } from './ask-rescue.tsx'

interface WasherRescueProps {
  order: AskRescueProps['order']
  rescue: Rescue | null
}

/** What the Washer with the laundry sees and may do. */
export function WasherRescue({ order, rescue }: WasherRescueProps) {
  const standDown = useStandDown(order.id)
  const isGiver = rescue?.role === 'giver'
  const state = isGiver ? rescue.state : undefined
  const goOn = (text: string) => (
    <Button flat wide busy={standDown.isPending} onClick={() => standDown.mutate()}>
      {text}
    </Button>
  )
  return (
    <section className="grid gap-3 has-[>_:only-child:empty]:hidden" aria-label={t('Takeover')}>
      <div role="status" className="grid gap-3 empty:hidden">
        {state === 'questioned' && (
          <>
            <Note tone="bad">
              {t('Are you still on it? Please answer by {time}, or we ask other Washers.', {
                time: dueTime(rescue),
              })}
            </Note>
            <Button variant="primary" wide busy={standDown.isPending} onClick={() => standDown.mutate()}>
              {t('I’m on it')}
            </Button>
          </>
        )}
        {state === 'searching' && rescue && (
          <Note>
            {t('We are asking other Washers. Keep the laundry until you hand it over. You earn {pay} for your part.', {
              pay: payOf(rescue),
            })}
          </Note>
        )}
        {state === 'meeting' && rescue && <Meeting order={order} rescue={rescue} />}
        {state === 'given_up' && (
          <Note tone="bad">{t('No one could take over. Keep the laundry; our team is looking into it.')}</Note>
        )}
      </div>
      {(state === 'searching' || state === 'meeting') && goOn(t('I’ll continue after all'))}
      {standDown.isError && <ErrorText>{errorText(standDown.error, t('Please try again.'))}</ErrorText>}
      {state === 'questioned' && <AskRescue order={order} hasPickedUp />}
    </section>
  )
}

const dueTime = (rescue: Rescue | null): string => (rescue?.due_at ? formatTime(rescue.due_at) : '')

const payOf = (rescue: Rescue): string => (rescue.pay_minor === null ? '' : formatMoney(toMajor(rescue.pay_minor)))

/** The other Washer comes: the PIN to read out. */
function Meeting({ order, rescue }: { order: WasherRescueProps['order']; rescue: Rescue }) {
  const { data } = useTakeoverPin(order.id, true)
  const name = rescue.successor ?? ''
  return (
    <div className="card grid gap-3">
      <p className="font-semibold">
        {t('{name} comes to you by {time} and takes over.', { name, time: dueTime(rescue) })}
      </p>
      <p className="text-14 text-ink-2">
        {data?.locked
          ? t('The PIN was entered incorrectly too often. Another Washer has to come.')
          : t('Hand over the bag, let {name} count, and read out the PIN. You earn {pay} for your part.', {
              name,
              pay: payOf(rescue),
            })}
      </p>
      {!data?.locked && <PinDigits pin={data?.pin} label={t('PIN')} />}
    </div>
  )
}

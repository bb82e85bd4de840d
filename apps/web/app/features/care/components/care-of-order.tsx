import { type CareKey, careTitles, keysOf } from '@washline/contract/care/schemas'
import { messages } from '@washline/contract/messages'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { on, useChannel } from '../../../platform/realtime/use-channel.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOrderCare, useTickCare } from '../use-order-care.ts'
import { wishText } from '../view-model.ts'

export interface CareOfOrderProps {
  orderId: number
  /** The Washer has the laundry: each wish is ticked as it is kept. */
  isTicked: boolean
}

/** How the laundry should be treated; ticked by the Washer at the wash, and read by the customer. */
export function CareOfOrder({ orderId, isTicked }: CareOfOrderProps) {
  const { data: care, refetch } = useOrderCare(orderId)
  useChannel(orderChannel(orderId), [on(statusChanged, () => void refetch())])
  const tick = useTickCare(orderId)
  if (!care) return null
  const ticked = tick.isPending ? tick.variables : care.ticked
  const toggle = (key: CareKey) => {
    if (!tick.isPending) tick.mutate(ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key])
  }
  return (
    <section className="grid gap-2" aria-label={t('Care')}>
      <h2>{t('Care')}</h2>
      <ul className={isTicked ? 'stitched' : 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 gap-y-3'}>
        {keysOf(care.wishes).map((key) => {
          const words = (
            <span className="min-w-0 flex-1">
              <span className="block text-14 text-ink-2">{t(careTitles[key])}</span>
              <b className="block wrap-anywhere">{wishText(care.wishes, key)}</b>
            </span>
          )
          return (
            <li key={key}>
              {isTicked ? (
                <label className="flex min-h-12 cursor-pointer items-center gap-3">
                  <input type="checkbox" className="tick" checked={ticked.includes(key)} onChange={() => toggle(key)} />
                  {words}
                </label>
              ) : (
                <div className="flex min-h-12 items-center gap-3">
                  {words}
                  {ticked.includes(key) && (
                    <span className="flex items-center gap-1 text-14 font-semibold">
                      <Icon name="check" className="size-5" />
                      {t('Done')}
                    </span>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {tick.error && <ErrorText>{errorText(tick.error, t(messages.care.tick))}</ErrorText>}
    </section>
  )
}

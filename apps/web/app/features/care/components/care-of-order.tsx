import { careMessages } from '@washline/contract/care/messages'
import { careTitles, keysOf } from '@washline/contract/care/schemas'
import type { OrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { errorText } from '../../../platform/api/error-text.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { on, useChannel } from '../../../platform/realtime/use-channel.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { useOrderCare } from '../use-order-care.ts'
import { useTickCare } from '../use-tick-care.ts'
import { instructionText } from '../view-model.ts'

const LabelDetails = later(() => import('./label-details.tsx').then((module) => module.LabelDetails), null)

export interface CareOfOrderProps {
  orderId: OrderId
  /** True once the Washer has the laundry: each instruction then has a checkbox. */
  isTicked: boolean
}

/** The care instructions of an order; the Washer ticks them off, the customer reads them. */
export function CareOfOrder({ orderId, isTicked }: CareOfOrderProps) {
  const { data: care, refetch } = useOrderCare(orderId)
  useChannel(orderChannel(orderId), [on(statusChanged, () => void refetch())], { onJoined: () => void refetch() })
  const { ticked, toggle, error, isQueued, problem } = useTickCare(orderId, care?.ticked ?? [])
  if (!care) return null
  return (
    <section className="grid gap-2" aria-label={t('Care')}>
      <h2>{t('Care')}</h2>
      <ul className={isTicked ? 'stitched' : 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 gap-y-3'}>
        {keysOf(care.instructions).map((key) => {
          const label = (
            <span className="min-w-0 flex-1">
              <span className="block text-14 text-ink-2">{t(careTitles[key])}</span>
              <b className="block wrap-anywhere">{instructionText(care.instructions, key)}</b>
            </span>
          )
          return (
            <li key={key}>
              {isTicked ? (
                <label className="flex min-h-12 cursor-pointer items-center gap-3">
                  <input type="checkbox" className="tick" checked={ticked.includes(key)} onChange={() => toggle(key)} />
                  {label}
                </label>
              ) : (
                <div className="flex min-h-12 items-center gap-3">
                  {label}
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
      {care.labels.length > 0 && <LabelDetails labels={care.labels} instructions={care.instructions} />}
      {isQueued && <p className="text-14">{t('Saved on this phone. We send it once you are online.')}</p>}
      {error && <ErrorText>{errorText(error, t(careMessages.tick))}</ErrorText>}
      {problem && <ErrorText>{tText(problem)}</ErrorText>}
    </section>
  )
}

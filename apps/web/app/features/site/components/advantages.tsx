import { t } from '../../../platform/i18n/i18n.ts'
import { SewnLabel } from '../../../ui/sewn-label.tsx'
import { marketValues } from '../view-model.ts'

const advantages = () =>
  [
    {
      sign: 'care-tub',
      title: t('{hours}-hour turnaround', { hours: marketValues().promiseHours }),
      text: t('From your door and back. The clock starts at pickup.'),
    },
    { sign: 'care-line', title: t('2-click order'), text: t('Photo, confirm. The scan counts and prices everything.') },
    {
      sign: 'care-iron',
      title: t('Vetted providers'),
      text: t('Identity, background, equipment and fabric handling, checked first.'),
    },
    {
      sign: 'care-dry',
      title: t('Guaranteed compensation'),
      text: t('Loss, damage, theft and shrinkage, covered up to {cover} per order.', { cover: marketValues().cover }),
    },
  ] as const

/** Four promises on a sewn-in label. */
export function Advantages() {
  return (
    <section className="gutter py-8 desk:py-14">
      <h2 className="sr-only">{t('Advantages')}</h2>
      <SewnLabel parts={advantages()} />
    </section>
  )
}

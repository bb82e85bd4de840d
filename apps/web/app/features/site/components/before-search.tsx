import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SewnLabel } from '../../../ui/sewn-label.tsx'

const shown = () =>
  [
    {
      sign: 'care-hand',
      title: t('Verified'),
      text: t('Identity, background, machine and training, before the first order.'),
    },
    {
      sign: 'care-iron',
      title: t('Rated by customers'),
      text: t('Only somebody whose order was completed can rate, once.'),
    },
    { sign: 'care-tub', title: t('Back in time'), text: t('How many orders of a hundred kept the promise.') },
    {
      sign: 'care-line',
      title: t('Not at the door'),
      text: t('Places are shown to about 500 metres, names as businesses.'),
    },
  ] as const

/** What the directory tells of a Washer, while nobody has asked for a place. */
export function BeforeSearch() {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="told">
        <h2 id="told" className="mb-6">
          {t('What you see of a Washer')}
        </h2>
        <SewnLabel parts={shown()} />
      </section>
      <p className="flex flex-wrap gap-x-6">
        <ButtonLink look="link" to={publicPath('/how-matching-works')}>
          {t('How matching works')}
        </ButtonLink>
        <ButtonLink look="link" to={publicPath('/become-washer')}>
          {t('Become a Washer')}
        </ButtonLink>
      </p>
    </div>
  )
}

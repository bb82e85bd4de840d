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
      text: t('Only a customer with a completed order can rate it, once.'),
    },
    { sign: 'care-tub', title: t('Back in time'), text: t('The share of orders that were back in time.') },
    {
      sign: 'care-line',
      title: t('Approximate location'),
      text: t('Locations are accurate to about 500 meters. Washers appear under their business name.'),
    },
  ] as const

/** What the directory shows of a Washer, before a search. */
export function BeforeSearch() {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="shown-of-washer">
        <h2 id="shown-of-washer" className="mb-6">
          {t('What each profile shows')}
        </h2>
        <SewnLabel parts={shown()} />
      </section>
      <p className="flex flex-wrap gap-x-6">
        <ButtonLink variant="link" to={publicPath('/how-matching-works')}>
          {t('How matching works')}
        </ButtonLink>
        <ButtonLink variant="link" to={publicPath('/become-washer')}>
          {t('Become a Washer')}
        </ButtonLink>
      </p>
    </div>
  )
}

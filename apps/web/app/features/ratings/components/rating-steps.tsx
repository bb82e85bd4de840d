import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { NumberedSteps } from '../../../ui/numbered-steps.tsx'

/** Before the first review: what becomes of one. */
export const RatingSteps = () => (
  <section className="grid gap-5" aria-labelledby="rating-steps">
    <h2 id="rating-steps">{t('How ratings work')}</h2>
    <NumberedSteps
      steps={[
        {
          title: t('The customer rates the order'),
          text: t('Up to {max} stars, with a comment if they like.', { max: market.ratings.max }),
        },
        { title: t('You can answer'), text: t('Everyone can read your answer below the rating.') },
        {
          title: t('It counts for your next requests'),
          text: t('A higher average puts you further up when we look for a Washer.'),
        },
      ]}
    />
    <ButtonLink variant="link" to={publicPath('/how-matching-works')} className="justify-self-start">
      {t('How matching works')}
    </ButtonLink>
  </section>
)

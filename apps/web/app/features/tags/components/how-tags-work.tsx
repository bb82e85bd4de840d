import { t } from '../../../platform/i18n/i18n.ts'
import { HungAside } from '../../../ui/hung-aside.tsx'
import { NumberedSteps } from '../../../ui/numbered-steps.tsx'

/** A tag from the printer to the next bag. */
export const HowTagsWork = () => (
  <HungAside
    garments={[
      ['towel', 'rinse'],
      ['sheet', 'suds'],
    ]}
  >
    <section className="grid gap-5" aria-labelledby="how-tags">
      <h2 id="how-tags">{t('How a tag works')}</h2>
      <NumberedSteps
        steps={[
          { title: t('Print and attach'), text: t('Tie or stick one to each bag, before the pickup.') },
          {
            title: t('Scanned at pickup'),
            text: t('Your Washer scans every tag. From then on it belongs to this order alone.'),
          },
          {
            title: t('Scanned at the return'),
            text: t('A tag of another order stops the handover; a missing one is recorded.'),
          },
          { title: t('Use it again'), text: t('Once the laundry is back, you can reuse the tag on your next bag.') },
        ]}
      />
    </section>
  </HungAside>
)

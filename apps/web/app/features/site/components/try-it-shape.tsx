import { t } from '../../../platform/i18n/i18n.ts'

export const triedPhoto = '/try-it.webp'

export const TryItTitle = () => <h2>{t('Try it: one photo, every price')}</h2>

/** What the written page has of it, before its code is there. */
export const TryItShape = () => (
  <section className="gutter try-it py-8 desk:py-14">
    <div className="grid content-start gap-4">
      <TryItTitle />
      <div className="found-photo">
        <img src={triedPhoto} alt={t('A photo of five garments')} loading="lazy" />
      </div>
    </div>
  </section>
)

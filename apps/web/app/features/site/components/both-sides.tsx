import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { Link } from '../../../router/index.ts'
import { type Fill, Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import { marketValues } from '../view-model.ts'
import type { HeroProps } from './hero.tsx'

export function BothSides({ onOrder }: HeroProps) {
  return (
    <section className="gutter py-8 desk:py-14">
      <h2 className="section-title mb-7">{t('One account, both sides')}</h2>
      <div className="grid gap-5 desk:grid-cols-2 desk:gap-8">
        <button type="button" className="use-card bg-rinse" onClick={onOrder}>
          <Use
            garment="basket"
            fill="pin"
            title={t('A full suitcase?')}
            text={t('Send it out after breakfast, wear it for dinner.')}
          />
        </button>
        <Link className="use-card bg-suds" to={publicPath('/become-washer')}>
          <Use
            garment="iron"
            fill="blush"
            title={t('A machine at home?')}
            text={t('Take in loads near you. {deposit} deposit, refunded when you stop.', {
              deposit: marketValues().deposit,
            })}
          />
        </Link>
      </div>
    </section>
  )
}

interface UseProps {
  garment: GarmentName
  fill: Fill
  title: string
  text: string
}

function Use({ garment, fill, title, text }: UseProps) {
  return (
    <>
      <Garment name={garment} fill={fill} className="size-22 desk:size-30" />
      <span className="min-w-0 wrap-anywhere">
        <span className="display block text-24">{title}</span>
        <span className="mt-1.5 block">{text}</span>
      </span>
    </>
  )
}

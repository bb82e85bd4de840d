import { t } from '../../../platform/i18n/i18n.ts'
import { type Fill, Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import type { HeroProps } from './hero.tsx'

/** One account orders and washes. */
export function BothSides({ onOrder, onBecomeWasher }: HeroProps) {
  return (
    <section className="gutter py-8 desk:py-14" id="two">
      <h2 className="mb-7 text-[clamp(2rem,5vw,2.75rem)]">{t('One account, both sides')}</h2>
      <div className="grid gap-5 desk:grid-cols-2 desk:gap-8">
        <Use
          garment="basket"
          fill="pin"
          ground="bg-rinse"
          title={t('A full suitcase?')}
          text={t('Send it out after breakfast, wear it for dinner.')}
          onClick={onOrder}
        />
        <Use
          garment="iron"
          fill="blush"
          ground="bg-suds"
          title={t('A machine at home?')}
          text={t('Take in loads near you. $30 deposit, refunded when you stop.')}
          onClick={onBecomeWasher}
        />
      </div>
    </section>
  )
}

interface UseProps {
  garment: GarmentName
  fill: Fill
  ground: string
  title: string
  text: string
  onClick: () => void
}

function Use({ garment, fill, ground, title, text, onClick }: UseProps) {
  return (
    <button type="button" className={`use-card ${ground}`} onClick={onClick}>
      <Garment name={garment} fill={fill} className="size-22 desk:size-30" />
      <span>
        <span className="display block text-24">{title}</span>
        <span className="mt-1.5 block">{text}</span>
      </span>
    </button>
  )
}

import type { PriceRules } from '@washline/contract/market'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { type Fill, Garment } from '../../../ui/garment.tsx'
import { NumberedSteps } from '../../../ui/numbered-steps.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import { marketValues } from '../view-model.ts'
import type { HeroProps } from './hero.tsx'

const tourists = () => [
  { title: t('Scan your clothes'), text: t('One photo. You see the count and the price before you pay.') },
  {
    title: t('Get matched instantly'),
    text: t('The nearest top-rated Washer takes the bag at your hotel or door.'),
  },
  {
    title: t('You’re covered'),
    text: t('Read out your PIN, get the same count back, in {hours} hours.', { hours: marketValues().promiseHours }),
  },
]

const washers = (rules: PriceRules) => [
  { title: t('Go online when it suits you'), text: t('Set your hours and how far you travel.') },
  { title: t('See what you earn first'), text: t('Net pay, distance and item count, before you accept.') },
  {
    title: t('Paid per order'),
    text: t('{share}% of the order’s value and every tip are yours.', { share: marketValues(rules).share }),
  },
]

/** Three steps for customers, three for Washers. */
export function HowItWorks({ onOrder }: HeroProps) {
  return (
    <section className="gutter py-8 desk:py-14">
      <h2 className="section-title mb-7">{t('How it works')}</h2>
      <div className="grid gap-12 desk:grid-cols-2 desk:gap-20">
        <Side garment="bag" fill="bluing" title={t('For tourists')} steps={tourists()}>
          <Button className="mt-1 w-full desk:w-auto desk:justify-self-start" onClick={onOrder}>
            {t('Order Now')}
          </Button>
        </Side>
        <Side garment="washer" fill="suds" title={t('For Washers')} steps={washers(useMoneyRules())}>
          <ButtonLink className="mt-1 w-full desk:w-auto desk:justify-self-start" to={publicPath('/become-washer')}>
            {t('Become a Washer')}
          </ButtonLink>
        </Side>
      </div>
    </section>
  )
}

interface SideProps {
  garment: GarmentName
  fill: Fill
  title: string
  steps: { title: string; text: string }[]
  children: React.ReactNode
}

function Side({ garment, fill, title, steps, children }: SideProps) {
  return (
    <section className="grid content-start gap-5">
      <header className="flex items-center gap-3">
        <Garment name={garment} fill={fill} className="size-21" />
        <h3 className="text-24">{title}</h3>
      </header>
      <NumberedSteps steps={steps} />
      {children}
    </section>
  )
}

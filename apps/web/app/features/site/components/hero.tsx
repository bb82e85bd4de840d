import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { HungGarment } from '../../../ui/hung-garment.tsx'
import { HungSheet } from '../../../ui/hung-sheet.tsx'
import { marketValues } from '../view-model.ts'
import { BackBy } from './back-by.tsx'

export interface HeroProps {
  onOrder: () => void
}

const promise = () => t('{hours, plural, one {# hour} other {# hours}}', { hours: marketValues().promiseHours })

/** The three-hour promise on the washing line. */
export function Hero({ onOrder }: HeroProps) {
  return (
    <section className="relative flex flex-col overflow-clip pb-12 desk:block desk:min-h-160 desk:border-b-2">
      <DeskLine />
      <div className="contents desk:relative desk:mx-auto desk:grid desk:w-[min(1160px,100%-40px)] desk:gap-5 desk:pt-58">
        <h1 className="mx-5 mt-5 mb-4 text-wrap text-[clamp(2.75rem,12.4vw,4.75rem)] tracking-[-0.035em] desk:m-0 desk:max-w-[7.4em] desk:text-[4rem]">
          {t('Your laundry, washed and back in')} <span className="sr-only">{promise()}</span>
        </h1>
        {/* After the title: what comes first is never pushed down by what is read later. */}
        <PhoneLine />
        <p className="lead mx-5 mt-3 mb-5 desk:m-0 desk:max-w-[31em]">
          {t(
            'Take a photo, confirm, hand over the bag. A vetted Washer near you does the rest, and every item is counted in and out.',
          )}
        </p>
        <div className="mx-5 flex flex-wrap gap-3 desk:m-0">
          <Button
            variant="primary"
            size="large"
            className="flex-[1_1_150px] max-wide:px-3 desk:flex-none"
            onClick={onOrder}
          >
            {t('Order Now')}
          </Button>
          <ButtonLink
            size="large"
            className="flex-[1_1_150px] max-wide:px-3 desk:flex-none"
            to={publicPath('/become-washer')}
          >
            {t('Become a Washer')}
          </ButtonLink>
        </div>
        <p className="hero-back display">
          <BackBy />
        </p>
      </div>
    </section>
  )
}

function PhoneLine() {
  return (
    <svg className="w-full overflow-visible desk:hidden" viewBox="0 0 390 256" aria-hidden="true">
      <path d="M-10 14C110 40 280 40 400 14" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <HungGarment name="socks" fill="pin" x={10} y={18} height={76} delay={1} />
      <HungSheet x={54} y={26} width={282} height={184} text={promise()} fontSize={72} />
      <HungGarment name="jeans" fill="rinse" x={384} y={15} height={104} delay={2} />
    </svg>
  )
}

function DeskLine() {
  return (
    <svg
      className="absolute top-0 left-1/2 hidden w-[1280px] max-w-none -translate-x-1/2 overflow-visible desk:block"
      viewBox="0 0 1280 560"
      aria-hidden="true"
    >
      <path d="M-400 8C200 76 900 96 1680 0" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <HungGarment name="hoodie" fill="blush" x={-190} y={29} height={124} delay={0.4} />
      <HungGarment name="jeans" fill="rinse" x={-40} y={43} height={128} delay={2.2} />
      <HungGarment name="tshirt" fill="suds" x={118} y={54} height={124} />
      <HungGarment name="socks" fill="pin" x={250} y={61} height={104} delay={1} />
      <HungGarment name="dress" fill="blush" x={384} y={66} height={132} delay={2} />
      <HungGarment name="towel" fill="rinse" x={516} y={69} height={112} delay={3} />
      <HungSheet x={664} y={74} width={508} height={320} text={promise()} fontSize={146} />
      <HungGarment name="shirt" fill="suds" x={1252} y={50} height={128} delay={1.6} />
      <HungGarment name="scarf" fill="pin" x={1400} y={37} height={112} delay={0.8} />
      <HungGarment name="polo" fill="rinse" x={1530} y={22} height={124} delay={2.6} />
    </svg>
  )
}

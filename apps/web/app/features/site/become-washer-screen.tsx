import { minor } from '@washline/contract/money'
import type { ReactNode } from 'react'
import { useMoneyRules } from '../../domain/market/use-money-rules.ts'
import { formatShortMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HungGarment } from '../../ui/hung-garment.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { SewnLabel } from '../../ui/sewn-label.tsx'
import { mainId } from '../../ui/skip-link.tsx'
import { Questions } from './components/questions.tsx'
import { requirements, verificationPath, washerQuestions } from './components/washer-texts.ts'
import { marketValues } from './view-model.ts'

export interface BecomeWasherScreenProps {
  /** The earnings estimate. */
  estimate: ReactNode
  onBecomeWasher: () => void
}

export function BecomeWasherScreen({ estimate, onBecomeWasher }: BecomeWasherScreenProps) {
  const { deposit } = marketValues()
  const start = (
    <Button variant="primary" size="large" onClick={onBecomeWasher}>
      {t('Become a Washer')}
    </Button>
  )
  return (
    <main id={mainId} className="landing">
      <Hero estimate={estimate}>{start}</Hero>

      <div className="gutter grid gap-16 pt-14 desk:gap-24 desk:pt-20">
        <Pay />
        <section className="grid gap-6" aria-labelledby="needs">
          <h2 id="needs" className="section-title">
            {t('What you need')}
          </h2>
          <SewnLabel parts={requirements()} />
        </section>
        <section className="grid gap-6 desk:grid-cols-[1fr_2fr] desk:gap-12" aria-labelledby="path">
          <h2 id="path" className="section-title">
            {t('From today to your first order')}
          </h2>
          <NumberedSteps steps={verificationPath()} />
        </section>
        <Questions questions={washerQuestions(useMoneyRules())} />
        <section className="card grid justify-items-start gap-4 bg-suds desk:p-10">
          <h2 className="section-title">{t('Ready when you are')}</h2>
          <p className="lead">{t('Sign up in two minutes. Your {deposit} deposit is refundable.', { deposit })}</p>
          {start}
        </section>
      </div>
    </main>
  )
}

function Pay() {
  const { share, claimHours } = marketValues(useMoneyRules())
  return (
    <section className="grid gap-6" aria-labelledby="pay">
      <h2 id="pay" className="section-title">
        {t('How pay works')}
      </h2>
      <dl className="grid gap-6 desk:grid-cols-3 desk:gap-12">
        <Stat value={formatShortMinor(minor(0))} name={t('for a skipped request')}>
          {t('The request shows net pay, pay per hour, distance and items. Skipping is free.')}
        </Stat>
        <Stat value={t('{share}%', { share })} name={t('of the value')}>
          {t('Customers pay a service fee on top. It is not deducted from your share.')}
        </Stat>
        <Stat value={t('{hours} h', { hours: claimHours })} name={t('after completion')}>
          {t('After that, the money is available and you can cash it out at any time.')}
        </Stat>
      </dl>
      <p>
        <ButtonLink variant="link" to={publicPath('/how-matching-works')}>
          {t('How matching works')}
        </ButtonLink>
      </p>
    </section>
  )
}

function Stat({ value, name, children }: { value: string; name: string; children: string }) {
  return (
    <div className="border-t-2 pt-5">
      <dt className="flex flex-wrap items-baseline gap-x-3">
        <span className="huge num">{value}</span>
        <span className="w-full font-semibold">{name}</span>
      </dt>
      <dd className="mt-2 text-ink-2">{children}</dd>
    </div>
  )
}

function WasherLine() {
  return (
    <svg className="washer-line" viewBox="0 0 1280 150" aria-hidden="true">
      <path d="M-400 8C200 60 900 60 1680 0" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <HungGarment name="hoodie" fill="blush" x={-220} y={22} height={108} delay={0.9} />
      <HungGarment name="scarf" fill="rinse" x={-80} y={30} height={96} delay={2.4} />
      <HungGarment name="shirt" fill="suds" x={60} y={37} height={104} delay={1.2} />
      <HungGarment name="towel" fill="pin" x={196} y={42} height={88} />
      <HungGarment name="sweater" fill="blush" x={340} y={45} height={104} delay={2} />
      <HungGarment name="socks" fill="rinse" x={492} y={47} height={84} delay={0.6} />
      <HungGarment name="tshirt" fill="pin" x={636} y={47} height={104} delay={2.2} />
      <HungGarment name="jeans" fill="suds" x={780} y={45} height={108} delay={1.6} />
      <HungGarment name="dress" fill="blush" x={924} y={41} height={112} delay={2.6} />
      <HungGarment name="pillowcase" fill="rinse" x={1070} y={35} height={96} delay={1} />
      <HungGarment name="polo" fill="suds" x={1210} y={28} height={104} delay={0.3} />
      <HungGarment name="trousers" fill="rinse" x={1350} y={20} height={108} delay={1.8} />
    </svg>
  )
}

function Hero({ estimate, children }: { estimate: ReactNode; children: ReactNode }) {
  const { share } = marketValues(useMoneyRules())
  return (
    <section className="washer-hero">
      <WasherLine />
      <div className="gutter washer-hero-columns">
        <div className="grid content-start gap-5">
          <h1 className="page-title text-[clamp(2.5rem,10vw,4.25rem)]">{t('Washing machine free? Put it to work.')}</h1>
          <p className="lead max-w-[31em]">
            {t(
              'Wash for people nearby when it suits you. You see your pay before you accept: {share}% of the order’s value.',
              { share },
            )}
          </p>
          <div className="flex flex-wrap gap-3">{children}</div>
          <ul className="price-tags">
            <li>{t('{share}% is yours', { share })}</li>
            <li>{t('Tips in full')}</li>
            <li>{t('No fixed hours')}</li>
          </ul>
        </div>
        <section aria-labelledby="estimate" className="grid content-start gap-4">
          <h2 id="estimate">{t('What you could earn')}</h2>
          {estimate}
        </section>
      </div>
    </section>
  )
}

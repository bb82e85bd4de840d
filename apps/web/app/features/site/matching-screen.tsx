import { market } from '@washline/contract/market'
import type { ReactNode } from 'react'
import { formatRating } from '../../platform/format/format-number.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Garment } from '../../ui/garment.tsx'
import { Batches } from './components/batches.tsx'
import { PublicPage } from './components/public-page.tsx'
import { marketValues } from './view-model.ts'

const { newcomerOrders, ratingPrior, newcomerDefaultRate } = market.dispatch

export interface MatchingScreenProps {
  /** The parts of the score with their weights, which operators set. */
  weights: ReactNode
  /** The waves of the search, which operators set. */
  reach: ReactNode
  /** What counts where Washers are short, which operators set. */
  costs: ReactNode
  /** What the market has learned about skips. */
  refusals: ReactNode
}

/** The ranking: its weights, its waves and what is never counted. */
export function MatchingScreen({ weights, reach, costs, refusals }: MatchingScreenProps) {
  return (
    <PublicPage
      title={t('How matching works')}
      lead={t('Which Washer is asked, and in what order. Washline itself uses these values.')}
      ornament={<Garment name="peg" fill="pin" className="size-33" />}
    >
      <Weights weights={weights} />

      <Waves reach={reach} />

      <Batches weights={refusals} costs={costs} />

      <RankingRules />

      <StagePay />
    </PublicPage>
  )
}

function Weights({ weights }: Pick<MatchingScreenProps, 'weights'>) {
  return (
    <section className="grid gap-6" aria-labelledby="weights">
      <h2 id="weights" className="section-title">
        {t('What counts, and how much')}
      </h2>
      {weights}
      <p className="max-w-[44em]">
        {t(
          'Every part is a number from 0 to 1. Each is multiplied by its weight, and the sum is the score. The highest score is asked first.',
        )}
      </p>
    </section>
  )
}

function Waves({ reach }: Pick<MatchingScreenProps, 'reach'>) {
  const { notifyMinutes, giveUpMinutes } = marketValues()
  return (
    <section className="grid gap-6" aria-labelledby="waves">
      <h2 id="waves" className="section-title">
        {t('Who is asked when')}
      </h2>
      {reach}
      <ul className="plain-points">
        <li>{t('The first Washer to accept gets the order. The other Washers no longer see the request.')}</li>
        <li>{t('When a Washer skips or does not answer, we ask the next one right away.')}</li>
        <li>
          {t(
            'If no Washer accepts, the customer is notified after {notify} minutes. After {end} minutes the search ends.',
            {
              notify: notifyMinutes,
              end: giveUpMinutes,
            },
          )}
        </li>
      </ul>
    </section>
  )
}

/** Who earns what where another Washer has to finish an order. */
function StagePay() {
  const { shares } = market.rescue
  const stages = [
    [t('Pickup'), shares.pickup],
    [t('Wash'), shares.wash],
    [t('Return'), shares.return],
  ] as const
  return (
    <section className="grid gap-4" aria-labelledby="takeover">
      <h2 id="takeover">{t('When another Washer has to finish')}</h2>
      <p className="max-w-[44em]">
        {t(
          'If a Washer cannot continue after pickup, we ask others to take over the laundry. The new Washer counts every item, and the previous one reads out a PIN. Each stage is paid to the Washer who finishes it:',
        )}
      </p>
      <ul className="plain-points">
        {stages.map(([stage, share]) => (
          <li key={stage}>{t('{stage}: {percent}% of the pay', { stage, percent: share / 100 })}</li>
        ))}
      </ul>
      <p className="max-w-[44em]">
        {t('The promise to the customer stays the same. Missing items are charged only to the Washer who had them.')}
      </p>
    </section>
  )
}

function RankingRules() {
  const { capacity } = marketValues()
  return (
    <section className="grid gap-8 desk:grid-cols-2 desk:gap-16">
      <div className="grid content-start gap-4">
        <h2>{t('Favorites come first')}</h2>
        <p>
          {t(
            'If one of your favorites is online and you are within their radius, only favorites are asked at first. The others follow if none of them accepts.',
          )}
        </p>
      </div>
      <Newcomers />
      <div className="grid content-start gap-4">
        <h2>{t('Who can be asked')}</h2>
        <ul className="plain-points">
          <li>{t('Verified, with a paid deposit, and online.')}</li>
          <li>{t('Within the search area and within the Washer’s own radius.')}</li>
          <li>{t('With fewer than {count} current orders.', { count: capacity })}</li>
          <li>{t('The customer, and anyone who has skipped this order.')}</li>
          <li>{t('Anyone the customer has blocked, or who has blocked the customer.')}</li>
        </ul>
      </div>
      <div className="grid content-start gap-4">
        <h2>{t('What never counts')}</h2>
        <ul className="plain-points">
          <li>{t('Tips.')}</li>
          <li>{t('The value of an order, except as pay per hour in the chance of a skip.')}</li>
          <li>{t('Name, sex, origin, language, photo.')}</li>
          <li>{t('Money paid to us. A spot in the ranking cannot be bought.')}</li>
        </ul>
      </div>
      <div className="grid content-start gap-4">
        <h2>{t('Why this Washer')}</h2>
        <p>
          {t(
            'The parts of the score are stored with each offer. The customer sees the reason in one line on the order.',
          )}
        </p>
        <p>
          {t(
            'Under Your offers, Washers see why they were asked or not, and what would have changed it. Our team answers their questions.',
          )}
        </p>
      </div>
    </section>
  )
}

function Newcomers() {
  return (
    <div className="grid content-start gap-4">
      <h2>{t('Newcomers get a chance')}</h2>
      <p>
        {t(
          'Of the offers for all orders together, a set share goes to a verified Washer nearby with fewer than {orders} completed orders.',
          { orders: newcomerOrders },
        )}
      </p>
      <p className="text-ink-2">
        {t(
          'A few ratings have little weight: everyone starts as if they had {count} ratings of {average}. Without a history, punctuality and acceptance count as {percent}%.',
          {
            count: ratingPrior.weight,
            average: formatRating(ratingPrior.average),
            percent: newcomerDefaultRate * 100,
          },
        )}
      </p>
    </div>
  )
}

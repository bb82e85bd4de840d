import { market } from '@washline/contract/market'
import type { ReactNode } from 'react'
import { formatRating } from '../../platform/format/figure.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Garment } from '../../ui/garment.tsx'
import { rankingParts } from './components/matching-texts.ts'
import { PublicPage } from './components/public-page.tsx'
import { figures } from './view-model.ts'

const { newcomerOrders, ratingPrior, newcomerDefaultRate } = market.dispatch

export interface MatchingScreenProps {
  /** How far, how many and how long, which operators set. */
  reach: ReactNode
}

/** The ranking as it is set: its weights, its waves and what never counts. */
export function MatchingScreen({ reach }: MatchingScreenProps) {
  const { tellMinutes, giveUpMinutes, capacity, newcomerNth } = figures()
  return (
    <PublicPage
      title={t('How matching works')}
      lead={t('Which Washer is asked, and in which order. These are the figures the product itself uses.')}
      ornament={<Garment name="peg" fill="pin" className="size-33" />}
    >
      <section className="grid gap-6" aria-labelledby="weights">
        <h2 id="weights" className="section-title">
          {t('What counts, and how much')}
        </h2>
        <ol className="weights">
          {rankingParts().map(({ part, percent, title, text }) => (
            <li key={part}>
              <span className="weight-figure num">{t('{percent}%', { percent })}</span>
              <div className="min-w-0">
                <h3>{title}</h3>
                <span className="weight-bar" style={{ '--share': percent } as React.CSSProperties} aria-hidden="true" />
                <p className="max-w-[44em] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="max-w-[44em]">
          {t(
            'Every part is a number from 0 to 1. Each is multiplied by its weight, and the sum is the score. The highest score is asked first.',
          )}
        </p>
      </section>

      <section className="grid gap-6" aria-labelledby="waves">
        <h2 id="waves" className="section-title">
          {t('Who is asked when')}
        </h2>
        {reach}
        <ul className="plain-points">
          <li>{t('The first to accept has the order. The request then leaves the others’ screens.')}</li>
          <li>{t('Who skips or does not answer makes room for the next at once.')}</li>
          <li>
            {t('After {tell} minutes without a taker the customer is told. After {end} minutes the search ends.', {
              tell: tellMinutes,
              end: giveUpMinutes,
            })}
          </li>
        </ul>
      </section>

      <section className="grid gap-8 desk:grid-cols-2 desk:gap-16">
        <div className="grid content-start gap-4">
          <h2>{t('Favourites come first')}</h2>
          <p>
            {t(
              'Where a favourite of yours is online and comes as far as you are, only favourites are asked at first. Everybody else follows when none of them takes it.',
            )}
          </p>
        </div>
        <div className="grid content-start gap-4">
          <h2>{t('Newcomers get a chance')}</h2>
          <p>
            {t('One offer in {nth} goes to a verified Washer with fewer than {orders} completed orders.', {
              nth: newcomerNth,
              orders: newcomerOrders,
            })}
          </p>
          <p className="text-ink-2">
            {t(
              'Few ratings weigh little: everybody starts as if {count} ratings of {average} had been given. Without a history, punctuality and acceptance count as {percent}%.',
              {
                count: ratingPrior.weight,
                average: formatRating(ratingPrior.average),
                percent: newcomerDefaultRate * 100,
              },
            )}
          </p>
        </div>
        <div className="grid content-start gap-4">
          <h2>{t('Who can be asked at all')}</h2>
          <ul className="plain-points">
            <li>{t('Verified, with a held deposit, and online.')}</li>
            <li>{t('Within the search and within the radius that the Washer has set.')}</li>
            <li>{t('With fewer than {count} orders in hand.', { count: capacity })}</li>
            <li>{t('Not the customer, and nobody who has skipped this order.')}</li>
            <li>{t('Nobody whom the customer has blocked, or who has blocked the customer.')}</li>
          </ul>
        </div>
        <div className="grid content-start gap-4">
          <h2>{t('What never counts')}</h2>
          <ul className="plain-points">
            <li>{t('Tips.')}</li>
            <li>{t('How much an order is worth.')}</li>
            <li>{t('Name, sex, origin, language, photo.')}</li>
            <li>{t('Money paid to us. A place in the ranking cannot be bought.')}</li>
          </ul>
        </div>
        <div className="grid content-start gap-4">
          <h2>{t('Why this Washer')}</h2>
          <p>
            {t(
              'The parts of the score are kept with each offer. The customer sees the reason in one line on the order.',
            )}
          </p>
        </div>
      </section>
    </PublicPage>
  )
}

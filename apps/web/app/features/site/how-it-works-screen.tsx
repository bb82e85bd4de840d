import { useMoneyRules } from '../../domain/market/use-money-rules.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { usePrices } from '../../platform/prices/use-prices.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Detail } from '../../ui/detail.tsx'
import { Garment } from '../../ui/garment.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { DoorFees } from './components/door-fees.tsx'
import { customerSteps, feeDetails, howQuestions, washerSteps } from './components/how-texts.ts'
import { PublicPage } from './components/public-page.tsx'
import { Questions } from './components/questions.tsx'
import { StepsOnLine } from './components/steps-on-line.tsx'
import { marketValues } from './view-model.ts'

export interface HowItWorksScreenProps {
  onOrder: () => void
}

const pricedPieces = () =>
  [
    [t('T-shirt'), 'tshirt'],
    [t('Shirt'), 'shirt'],
    [t('Jeans'), 'jeans'],
    [t('Dress'), 'dress'],
    [t('Sweater'), 'sweater'],
    [t('Socks (pair)'), 'socks'],
    [t('Towel'), 'towel'],
    [t('Bed sheet'), 'bed-sheet'],
  ] as const

/** Both sides of an order, step by step. */
export function HowItWorksScreen({ onOrder }: HowItWorksScreenProps) {
  const rules = useMoneyRules()
  const { promiseHours } = marketValues()
  return (
    <PublicPage
      title={t('How It Works')}
      lead={t(
        'You order with a photo, and your laundry is back in {hours} hours. Here is every step, for both sides.',
        {
          hours: promiseHours,
        },
      )}
      ornament={<Garment name="basket" fill="pin" className="size-33" />}
    >
      <section className="grid gap-8 desk:gap-14" aria-labelledby="customers">
        <h2 id="customers" className="section-title">
          {t('When you have laundry')}
        </h2>
        <StepsOnLine steps={customerSteps()} />
      </section>

      <Prices />

      <DoorFees />
      <MissingPiece />

      <section className="grid gap-8 desk:gap-14" aria-labelledby="washers">
        <h2 id="washers" className="section-title">
          {t('When you wash')}
        </h2>
        <StepsOnLine steps={washerSteps(rules)} />
        <p>
          <ButtonLink variant="link" to={publicPath('/how-matching-works')}>
            {t('How matching works')}
          </ButtonLink>
        </p>
      </section>

      <Questions questions={howQuestions()} />

      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="large" onClick={onOrder}>
          {t('Order Now')}
        </Button>
        <ButtonLink size="large" to={publicPath('/become-washer')}>
          {t('Become a Washer')}
        </ButtonLink>
      </div>
    </PublicPage>
  )
}

function Prices() {
  const rules = useMoneyRules()
  const priceOf = usePrices()
  return (
    <section className="grid gap-8 desk:grid-cols-[1.1fr_1fr] desk:gap-16" aria-labelledby="prices">
      <div className="grid content-start gap-5">
        <h2 id="prices" className="section-title">
          {t('What it costs')}
        </h2>
        <p className="lead">{t('One price list for everyone. The photo is priced from it before you pay anything.')}</p>
        <ul className="price-tags">
          {pricedPieces().map(([name, garment]) => (
            <li key={garment}>
              {name} <b className="num">{formatMinor(priceOf(garment))}</b>
            </li>
          ))}
        </ul>
      </div>
      <Ticket className="self-start">
        <Ticket.Part>
          <h3 className="mb-3">{t('On top of the items')}</h3>
          <div className="grid gap-2.5">
            {feeDetails(rules).map(([name, value]) => (
              <Detail key={name} name={name}>
                <span className="whitespace-normal">{value}</span>
              </Detail>
            ))}
          </div>
        </Ticket.Part>
        <Ticket.Part>
          <p className="text-ink-2">
            {t('The total you confirm is the most you pay. Your card is only charged at the end.')}
          </p>
        </Ticket.Part>
      </Ticket>
    </section>
  )
}

function MissingPiece() {
  const { cover, claimHours, creditDays } = marketValues()
  return (
    <section className="lost-band" aria-labelledby="lost">
      <Garment name="socks" fill="pin" className="size-22 desk:size-33" />
      <div className="grid gap-3">
        <h2 id="lost" className="section-title">
          {t('And if a sock is missing?')}
        </h2>
        <p className="max-w-[44em]">
          {t(
            'You report it in the app within {hours} hours, with a photo. We compare the counts at pickup and return. An approved amount, up to {cover} per order, is credited within {days} business days.',
            { hours: claimHours, cover, days: creditDays },
          )}
        </p>
        <p>
          <ButtonLink variant="link" to={publicPath('/safety-terms')}>
            {t('Safety & Security')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CareLabel } from '../../ui/care-label.tsx'
import { Garment } from '../../ui/garment.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import type { CareLabelName } from '../../ui/sprite.ts'
import { Ticket } from '../../ui/ticket.tsx'
import { PublicPage } from './components/public-page.tsx'
import { safetyQuestions, verificationSteps } from './components/safety-texts.ts'
import { marketValues } from './view-model.ts'

export function SafetyScreen() {
  const { cover, highValue, claimHours } = marketValues()
  return (
    <PublicPage
      title={t('Safety & Security')}
      lead={t('How Washline protects every item, from your door and back.')}
      ornament={<Garment name="sweater" fill="suds" className="size-33" />}
    >
      <PolicyTicket />

      <section className="grid gap-6">
        <Heading sign="care-iron" title={t('Washer Verification')} />
        <p className="lead max-w-[46em]">{t('Every Washer is verified before the first order.')}</p>
        <ul className="sewn-label desk:grid-cols-3">
          {verificationSteps().map(({ sign, title, text }) => (
            <li key={title} className="grid grid-cols-[40px_1fr] items-start gap-4">
              <CareLabel name={sign} className="size-10" />
              <div>
                <h3 className="mb-1">{title}</h3>
                <p className="text-[15px] leading-[1.45] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="grid gap-6">
        <Heading sign="care-dry" title={t('Insurance Coverage')} />
        <dl className="grid gap-6 desk:grid-cols-3 desk:gap-12">
          <Cover value={cover} name={t('per order, automatically')}>
            {t('Loss, damage and theft during the service period. No need to sign up.')}
          </Cover>
          <Cover value={highValue} name={t('makes an item high-value')}>
            {t('We recommend declaring such items when you order. Extra coverage can be bought.')}
          </Cover>
          <Cover value={t('{hours} h', { hours: claimHours })} name={t('to report a problem')}>
            {t('Counted from when you receive your items.')}
          </Cover>
        </dl>
      </section>

      <section className="grid gap-6">
        <h2 className="section-title">{t('Frequently Asked Questions')}</h2>
        <div className="grid gap-5 desk:grid-cols-2 desk:gap-8">
          {safetyQuestions().map(({ question, answer }) => (
            <article key={question} className="card grid content-start gap-2">
              <h3>{question}</h3>
              <p className="text-ink-2">{answer}</p>
            </article>
          ))}
        </div>
      </section>
    </PublicPage>
  )
}

function Heading({ sign, title }: { sign: CareLabelName; title: string }) {
  return (
    <div className="flex items-center gap-4">
      <CareLabel name={sign} className="sewn-sign" />
      <h2 className="section-title">{title}</h2>
    </div>
  )
}

function Cover({ value, name, children }: { value: string; name: string; children: string }) {
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

function PolicyTicket() {
  return (
    <Ticket className="policy-ticket">
      <Ticket.Part>
        <Heading sign="care-no-wash" title={t('Loss or Damage Policy')} />
        <div className="mt-4 grid max-w-[46em] gap-3">
          <p>
            {t(
              'If an item is lost, damaged or stolen during the service period, you are compensated at its current market value: brand, age, condition and retail price today. Shrinkage from improper washing counts as damage.',
            )}
          </p>
          <p className="text-ink-2">
            {t(
              'Compensation is subject to verification and the service agreement. The claim goes through the app: you submit it, the system assesses it, and when it is approved the money is credited to your account.',
            )}
          </p>
        </div>
      </Ticket.Part>
      <Ticket.Part>
        <ClaimSteps />
        <ButtonLink variant="link" to={publicPath('/how-claims-work')} className="mt-4">
          {t('How claims work')}
        </ButtonLink>
      </Ticket.Part>
    </Ticket>
  )
}

function ClaimSteps() {
  const { claimHours, creditDays } = marketValues()
  return (
    <NumberedSteps
      steps={[
        {
          title: t('Submit'),
          text: t(
            'In the app, within {hours} hours of receiving your items, with photos and a description of the damage.',
            { hours: claimHours },
          ),
        },
        {
          title: t('Assessed'),
          text: t('The system checks the photos against the counts at pickup and return, and gives its reasons.'),
        },
        {
          title: t('Credited'),
          text: t('An approved amount is credited to your account within {days} business days.', { days: creditDays }),
        },
      ]}
    />
  )
}

import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Garment } from '../../../ui/garment.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { marketValues } from '../view-model.ts'

/** The cover for loss and damage, with three numbers. */
export function Policy() {
  return (
    <section className="gutter py-8 desk:py-14">
      <Ticket className="policy-ticket">
        <Ticket.Part>
          <div className="flex items-center gap-6">
            <div className="grid flex-1 gap-2">
              <h2 className="text-[clamp(1.75rem,4vw,2.25rem)]">{t('Loss or Damage Policy')}</h2>
              <p className="lead max-w-[46em]">
                {t(
                  'If an item is lost, damaged, stolen or shrunk while it is with a Washer, we compensate you at its market value.',
                )}
              </p>
            </div>
            <Garment name="sweater" fill="suds" className="mr-6 hidden size-33 desk:block" />
          </div>
        </Ticket.Part>
        <Ticket.Part>
          <div className="grid gap-4 desk:grid-cols-[1fr_auto] desk:items-center">
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.6rem,1fr))] gap-x-3 gap-y-1">
              <Stat name={t('Insured, per order')}>{marketValues().cover}</Stat>
              <Stat name={t('To report it')}>{t('{hours} h', { hours: marketValues().claimHours })}</Stat>
              <Stat name={t('Credited within')}>
                {marketValues().creditDays}
                <small className="block font-text text-14 font-semibold tracking-normal">{t('business days')}</small>
              </Stat>
            </dl>
            <ButtonLink flat to={publicPath('/safety-terms')}>
              {t('Safety & Security')}
            </ButtonLink>
          </div>
        </Ticket.Part>
      </Ticket>
    </section>
  )
}

function Stat({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <dt className="kicker leading-[1.3] hyphens-auto">{name}</dt>
      <dd className="display num text-[clamp(1.6rem,7vw,2.75rem)]">{children}</dd>
    </div>
  )
}

import type { MarketTrial, PartTrial, TriedOrder } from '@washline/contract/settings/setup-endpoints'
import { errorText } from '../../../../platform/api/error-text.ts'
import { formatTimeLeft } from '../../../../platform/format/duration.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorText } from '../../../../ui/error-text.tsx'
import { Note } from '../../../../ui/note.tsx'
import { partName, trialStateName } from '../setup-labels.ts'
import { useTryOrder } from '../use-setup.ts'

/** An order that is placed and never committed, and each service that it would need. */
export function TestOrder() {
  const trial = useTryOrder()
  return (
    <section className="console-box gap-4" aria-labelledby="setup-order">
      <h3 id="setup-order">{t('Test order')}</h3>
      <p>
        {t(
          'Places an order in the first zone, as a customer would, and undoes it. Then it tries cards, emails, photos and maps. No real card is charged: live keys are only checked, a test card is authorized and released.',
        )}
      </p>
      <Button
        className="justify-self-start"
        variant="primary"
        busy={trial.isPending}
        busyText={t('Processing...')}
        onClick={() => trial.mutate()}
      >
        {t('Place a test order')}
      </Button>
      {trial.error && <ErrorText>{errorText(trial.error, t('The test order failed.'))}</ErrorText>}
      <div role="status" className="grid gap-4">
        {trial.data && !trial.isPending && <Result {...trial.data} />}
      </div>
    </section>
  )
}

function Result({ parts, order }: MarketTrial) {
  const failed = parts.filter(({ state }) => state !== 'ok').length
  return (
    <>
      <Note tone={failed === 0 ? 'good' : 'info'} icon={failed === 0 ? 'check' : 'alert'}>
        {failed === 0
          ? t('Everything works.')
          : t('{count, plural, one {# part needs attention.} other {# parts need attention.}}', { count: failed })}
        {order && ` ${orderText(order)}`}
      </Note>
      <ul className="console-entries" aria-label={t('What was tried')}>
        {parts.map((part) => (
          <TriedLine key={part.part} {...part} />
        ))}
      </ul>
    </>
  )
}

const TriedLine = ({ part, state, text, next }: PartTrial) => (
  <li>
    <p className="console-entry-head">
      <b>{partName(part)}</b>
      <span className={state === 'ok' ? 'text-ink-2' : 'font-bold'}>{trialStateName(state)}</span>
    </p>
    <p className="wrap-anywhere">{text}</p>
    {next !== null && <p className="wrap-anywhere text-ink-2">{t('Next: {step}', { step: next })}</p>}
  </li>
)

const orderText = ({ total_minor, service_fee_minor, net_pay_minor, promise_s }: TriedOrder): string =>
  t('The order: {total} with a service fee of {fee}, {pay} for the Washer, back within {time}.', {
    total: formatMinor(total_minor),
    fee: formatMinor(service_fee_minor),
    pay: formatMinor(net_pay_minor),
    time: formatTimeLeft(promise_s),
  })

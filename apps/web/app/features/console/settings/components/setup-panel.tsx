import type { Setup, SetupStep, TriedOrder } from '@washline/contract/settings/setup-endpoints'
import { errorText } from '../../../../platform/api/error-text.ts'
import { formatTimeLeft } from '../../../../platform/format/duration.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorText } from '../../../../ui/error-text.tsx'
import { Note } from '../../../../ui/note.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { consolePath } from '../../view-model.ts'
import { useSetup, useTryOrder } from '../use-setup.ts'

/** The way to a market that takes orders: what is set, what is missing, and an order to try it with. */
export function SetupPanel() {
  const setup = useSetup()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Setup')}</h2>
      </header>
      <QueryGate query={setup}>
        {({ steps, server }) => (
          <div className="console-two">
            <div className="grid content-start gap-4">
              <Steps steps={steps} />
              <TestOrder />
            </div>
            <Settings server={server} />
          </div>
        )}
      </QueryGate>
    </>
  )
}

const stepName = (step: SetupStep): string =>
  ({
    market: t('Name, currency and fees'),
    place: t('Where orders are taken'),
    address: t('The address of the service'),
    mail: t('Emails'),
    cards: t('Cards'),
    maps: t('Maps'),
    backups: t('Backups'),
  })[step]

/** Where a step is done in the console; the others are settings of the server. */
const panelOf: Partial<Record<SetupStep, 'market' | 'zones' | 'backups'>> = {
  market: 'market',
  place: 'zones',
  backups: 'backups',
}

function Steps({ steps }: { steps: Setup['steps'] }) {
  return (
    <ol className="console-entries" aria-label={t('Steps')}>
      {steps.map(({ step, done, missing }) => {
        const panel = panelOf[step]
        return (
          <li key={step}>
            <p className="console-entry-head">
              <b>{stepName(step)}</b>
              <span className={done ? 'text-ink-2' : undefined}>{done ? t('Done') : t('To do')}</span>
            </p>
            {missing !== null && (
              <p className="wrap-anywhere" lang="en">
                {missing}
              </p>
            )}
            {panel ? (
              <Link className="inline-flex min-h-11 items-center" to={consolePath(panel)}>
                {t('Open')}
              </Link>
            ) : (
              !done && <p className="text-ink-2">{t('This is set on the server. It applies after a restart.')}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** An order that is placed and never committed. */
function TestOrder() {
  const order = useTryOrder()
  return (
    <section className="console-box gap-3" aria-labelledby="setup-order">
      <h3 id="setup-order">{t('Test order')}</h3>
      <p>
        {t(
          'Places an order in the first zone, as a customer would, and undoes it before anything is stored. No card is charged.',
        )}
      </p>
      <Button
        className="justify-self-start"
        variant="primary"
        busy={order.isPending}
        busyText={t('Processing...')}
        onClick={() => order.mutate()}
      >
        {t('Place a test order')}
      </Button>
      {order.error && <ErrorText>{errorText(order.error, t('The test order failed.'))}</ErrorText>}
      {order.data && (
        <div role="status">
          <Note tone="good">{resultText(order.data)}</Note>
        </div>
      )}
    </section>
  )
}

const resultText = ({ total_minor, service_fee_minor, net_pay_minor, promise_s }: TriedOrder): string =>
  t('It works: {total} with a service fee of {fee}, {pay} for the Washer, back within {time}. Nothing was stored.', {
    total: formatMinor(total_minor),
    fee: formatMinor(service_fee_minor),
    pay: formatMinor(net_pay_minor),
    time: formatTimeLeft(promise_s),
  })

function Settings({ server }: { server: Setup['server'] }) {
  return (
    <section className="grid content-start gap-3" aria-labelledby="setup-settings">
      <h3 id="setup-settings">{t('Server settings')}</h3>
      <dl className="console-details" lang="en">
        {server.map(({ part, state }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd className="wrap-anywhere">{state}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

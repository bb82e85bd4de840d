import { type Setup, setupSteps } from '@washline/contract/settings/setup-endpoints'
import { useState } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link, useSearchParams } from '../../../../router/index.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { later } from '../../../../ui/later.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { type SetupPart, setupPath, stepName } from '../setup-labels.ts'
import { useSetup } from '../use-setup.ts'
import { TestOrder } from './test-order.tsx'

const BackupsPanel = later(() => import('./backups-panel.tsx').then((module) => module.BackupsPanel))
const MarketPanel = later(() => import('./market-panel.tsx').then((module) => module.MarketPanel))
const ZonesPanel = later(() => import('./zones-panel.tsx').then((module) => module.ZonesPanel))

const parts: readonly SetupPart[] = [...setupSteps, 'order']

/** The way to a market that takes orders: one step at a time, its state read from what is stored, a test order at its end. */
export function SetupPanel() {
  const setup = useSetup()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Setup')}</h2>
      </header>
      <QueryGate query={setup}>{(current) => <Walk {...current} />}</QueryGate>
    </>
  )
}

/** The open step is in the address; without one, it is the first that was open when the set-up was entered. */
function Walk({ steps, server }: Setup) {
  const [address] = useSearchParams()
  const [first] = useState<SetupPart>(() => steps.find(({ done }) => !done)?.step ?? 'order')
  const part = parts.find((name) => name === address.get('step')) ?? first
  const next = parts[parts.indexOf(part) + 1]
  const done = steps.filter((step) => step.done).length
  return (
    <div className="grid min-w-0 gap-6">
      <nav aria-label={t('Steps')} className="grid gap-2">
        <p className="text-ink-2">{t('{done} of {count} steps are done.', { done, count: steps.length })}</p>
        <ol className="flex flex-wrap gap-2">
          {parts.map((name) => (
            <StepLink key={name} name={name} isOpen={name === part} step={steps.find(({ step }) => step === name)} />
          ))}
        </ol>
      </nav>
      <section className="grid min-w-0 gap-4" aria-label={stepName(part)}>
        <StepContent part={part} steps={steps} server={server} />
      </section>
      {next && (
        <ButtonLink className="justify-self-start" to={setupPath(next)}>
          {t('Next step: {step}', { step: stepName(next) })}
        </ButtonLink>
      )}
    </div>
  )
}

interface StepLinkProps {
  name: SetupPart
  isOpen: boolean
  step: Setup['steps'][number] | undefined
}

function StepLink({ name, isOpen, step }: StepLinkProps) {
  return (
    <li>
      <Link className="setup-step" to={setupPath(name)} aria-current={isOpen ? 'step' : undefined}>
        {stepName(name)}
        {step && <span className="setup-step-state">{step.done ? t('Done') : t('To do')}</span>}
      </Link>
    </li>
  )
}

function StepContent({ part, steps, server }: Setup & { part: SetupPart }) {
  if (part === 'order') return <TestOrder />
  const missing = steps.find(({ step }) => step === part)?.missing ?? null
  if (part === 'market' || part === 'place')
    return (
      <>
        {missing !== null && <p className="wrap-anywhere">{missing}</p>}
        {part === 'market' ? <MarketPanel /> : <ZonesPanel />}
      </>
    )
  return (
    <>
      {part !== 'backups' && <h3>{stepName(part)}</h3>}
      <p className="wrap-anywhere">{missing ?? t('Nothing is missing here.')}</p>
      {part === 'backups' && <BackupsPanel />}
      <p className="text-ink-2">{t('This is set on the server. It applies after a restart.')}</p>
      <Settings server={server} />
    </>
  )
}

function Settings({ server }: { server: Setup['server'] }) {
  return (
    <section className="grid content-start gap-3" aria-labelledby="setup-settings">
      <h3 id="setup-settings">{t('Server settings')}</h3>
      <dl className="console-details max-w-[720px]">
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

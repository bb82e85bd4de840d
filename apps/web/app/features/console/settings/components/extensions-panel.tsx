import type { ConsoleExtension } from '@washline/contract/extensions/schemas'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { Detail } from '../../../../ui/detail.tsx'
import { Note } from '../../../../ui/note.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { additionsOf, gatewayName, stateName } from '../extension-labels.ts'
import { useExtensions, useSwitchExtension } from '../use-extensions.ts'
import { ExtensionGuide } from './extension-guide.tsx'
import { ExtensionPanel } from './extension-panel.tsx'
import { ExtensionSettingsBox } from './extension-settings-box.tsx'

/** What extensions of this installation add, whether they run, their forms and their panels. */
export function ExtensionsPanel() {
  const list = useExtensions()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Extensions')}</h2>
      </header>
      <QueryGate query={list}>
        {({ extensions, gateways }) => (
          <>
            {extensions.length === 0 && (
              <p>
                {t('No extension is installed. WASHLINE_EXTENSIONS names the packages or folders the server loads.')}
              </p>
            )}
            {extensions.map((extension) => (
              <ExtensionBox key={extension.location} extension={extension} />
            ))}
            <div className={extensions.length === 0 ? 'console-two' : 'contents'}>
              {extensions.length === 0 && <ExtensionGuide />}
              <section className="console-box self-start" aria-labelledby="gateways-title">
                <h3 id="gateways-title">{t('Services in use')}</h3>
                {gateways.map(({ kind, active }) => (
                  <Detail key={kind} name={gatewayName(kind)}>
                    {active}
                  </Detail>
                ))}
              </section>
            </div>
          </>
        )}
      </QueryGate>
    </>
  )
}

function ExtensionBox({ extension }: { extension: ConsoleExtension }) {
  const { name, title, state, reason, since, waiting, given_up } = extension
  return (
    <section className="console-box gap-4" aria-label={title}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 flex-1 wrap-anywhere">{title}</h3>
        <b>{stateName(state)}</b>
        {name !== null && <SwitchButton name={name} isOn={state === 'on'} />}
      </div>
      {reason !== null && (
        <Note>
          {reason}
          {since !== null && ` (${formatDateTime(since)})`}
        </Note>
      )}
      <Detail name={t('Loaded from')}>{extension.location}</Detail>
      {additionsOf(extension).map(([kind, entries]) => (
        <Detail key={kind} name={kind}>
          {entries}
        </Detail>
      ))}
      {waiting > 0 && (
        <p>{t('{count, plural, one {# event is waiting} other {# events are waiting}}', { count: waiting })}</p>
      )}
      {given_up > 0 && (
        <p>
          {t('{count, plural, one {# event could not be handled} other {# events could not be handled}}', {
            count: given_up,
          })}
        </p>
      )}
      {name !== null && extension.has_settings && <ExtensionSettingsBox name={name} />}
      {name !== null &&
        state === 'on' &&
        extension.panels.map((panel) => (
          <ExtensionPanel key={panel.name} extension={name} panel={panel.name} title={panel.title} />
        ))}
    </section>
  )
}

function SwitchButton({ name, isOn }: { name: string; isOn: boolean }) {
  const turn = useSwitchExtension(name)
  const [isAsked, setIsAsked] = useState(false)
  const action = isOn ? t('Switch off') : t('Switch on')
  return (
    <>
      <Button size="compact" onClick={() => setIsAsked(true)}>
        {action}
      </Button>
      <ReasonForm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={action}
        about={
          isOn
            ? t(
                'Its routes report that it is switched off. Events wait for it, and its services fail until it is on again.',
              )
            : t('It is loaded again and handles the events that were waiting.')
        }
        hint={t('Other operators can read it.')}
        action={action}
        onAction={async (reason) => {
          await turn.mutateAsync({ on: !isOn, reason })
        }}
      />
    </>
  )
}

import { ConsoleScreen } from '../features/console/console-screen.tsx'
import { FirstHints } from '../features/hints/components/first-hints.tsx'
import { SecondFactorGate } from '../features/second-factor/components/second-factor-gate.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Console')) }]

export default function ConsoleRoute() {
  return (
    <SecondFactorGate>
      <ConsoleScreen hint={<FirstHints who="operator" />} />
    </SecondFactorGate>
  )
}

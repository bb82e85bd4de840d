import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { securityEventLabel } from '../account-record-labels.ts'
import { useSecurityEvents } from '../use-security-events.ts'
import { deviceName } from '../view-model.ts'
import { RecordList } from './record-list.tsx'

/** What concerned the security of the account. */
export function SecurityEvents() {
  const { data, isError, error, refetch } = useSecurityEvents()
  return (
    <RecordList
      title={t('Security')}
      intro={t('Sign-ins and changes in the last 180 days. If you do not recognize one, change your password.')}
      empty={t('Nothing has been recorded yet.')}
      failed={errorText(error, t('This list could not be loaded. Please try again.'))}
      rows={data}
      isError={isError}
      onRetry={() => void refetch()}
    >
      {(event) => (
        <>
          <span className="font-semibold">{securityEventLabel(event.kind)}</span>
          {(event.browser || event.system) && <span className="text-14">{deviceName(event)}</span>}
        </>
      )}
    </RecordList>
  )
}

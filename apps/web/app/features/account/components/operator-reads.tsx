import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { readAreaLabel } from '../account-record-labels.ts'
import { useOperatorReads } from '../use-operator-reads.ts'
import { RecordList } from './record-list.tsx'

/** When operators have read the person's data. */
export function OperatorReads() {
  const { data, isError, error, refetch } = useOperatorReads()
  return (
    <RecordList
      title={t('Who has viewed your data')}
      intro={t('Our team views personal data to help people and to decide claims. Every view is recorded.')}
      empty={t('Our team has not viewed your data.')}
      failed={errorText(error, t('This list could not be loaded. Please try again.'))}
      rows={data}
      isError={isError}
      onRetry={() => void refetch()}
    >
      {(read) => (
        <>
          <span className="font-semibold">{t('Our team: {area}', { area: readAreaLabel(read.area) })}</span>
          {read.reason && <span className="text-14">{t('Reason: {reason}', { reason: read.reason })}</span>}
        </>
      )}
    </RecordList>
  )
}

import type { Suspension } from '@washline/contract/verification/schemas'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AppealForm } from '../appeal-form.tsx'
import { suspendedUntil } from '../view-model.ts'

/** The reason and the end of a suspension, and the appeal with its answer. */
export function SuspensionCard({ suspension }: { suspension: Suspension }) {
  const { reason, since, appeal } = suspension
  return (
    <section aria-labelledby="suspension-title" className="card suspension grid gap-4">
      <div className="flex items-center gap-3">
        <Icon name="alert" className="text-coral" />
        <h2 id="suspension-title">{t('Your account is suspended')}</h2>
      </div>
      <p className="wrap-anywhere">{reason}</p>
      <p className="num text-ink-2">
        {t('Since {time}', { time: formatDateTime(since) })}
        <br />
        {suspendedUntil(suspension)}
      </p>
      <p>{t('You receive no new requests. You can finish your current orders, and you keep your earnings.')}</p>
      <hr className="stitch" />
      {appeal ? (
        <div className="grid gap-3">
          <h3>{t('Your appeal')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{appeal.text}</p>
          <p className="text-14 text-ink-2">{formatDateTime(appeal.at)}</p>
          {appeal.answer ? (
            <>
              <h3>{t('The answer')}</h3>
              <p className="wrap-anywhere">{appeal.answer.reason}</p>
              <p className="text-14 text-ink-2">{formatDateTime(appeal.answer.at)}</p>
            </>
          ) : (
            <p>{t('Our team is reviewing it. We will notify you.')}</p>
          )}
        </div>
      ) : (
        <AppealForm />
      )}
    </section>
  )
}

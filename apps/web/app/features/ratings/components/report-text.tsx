import type { RatingId } from '@washline/contract/ids'
import { ratingMessages } from '@washline/contract/ratings/messages'
import {
  type RatingPart,
  type RatingReportReason,
  ratingReportLabels,
  ratingReportReasons,
} from '@washline/contract/ratings/report-endpoints'
import { useId, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { useReportRating } from '../use-report-rating.ts'

export interface ReportTextProps {
  ratingId: RatingId
  about: RatingPart
}

/** Reports a rating or its answer with a reason from a list, and explains what happens next. */
export function ReportText({ ratingId, about }: ReportTextProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState<RatingReportReason>()
  const [isAsked, setIsAsked] = useState(false)
  const send = useReportRating(ratingId, about)
  const name = useId()
  const isRating = about === 'rating'
  return (
    <>
      <Button variant="link" className="justify-self-start text-14" onClick={() => setIsOpen(true)}>
        {isRating ? t('Report this rating') : t('Report this answer')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={isRating ? t('Report this rating') : t('Report this answer')}
        closeText={t('Close')}
      >
        {send.isSuccess ? (
          <div className="grid gap-4" role="status">
            <Note tone="good">{t('Thank you. Our team reviews it and decides whether it stays.')}</Note>
            <Button onClick={() => setIsOpen(false)}>{t('Close')}</Button>
          </div>
        ) : (
          <div className="grid gap-4">
            <fieldset className="grid gap-2">
              <legend className="pb-2">{t('What is wrong with it?')}</legend>
              {ratingReportReasons.map((each) => (
                <label key={each} className="pick flex items-center justify-start! text-left">
                  <input
                    type="radio"
                    name={name}
                    className="sr-only"
                    checked={reason === each}
                    onChange={() => setReason(each)}
                  />
                  {t(ratingReportLabels[each])}
                </label>
              ))}
            </fieldset>
            {isAsked && !reason && <ErrorText>{t('Please choose a reason.')}</ErrorText>}
            {send.isError && <ErrorText>{errorText(send.error, t(ratingMessages.report))}</ErrorText>}
            <Button
              variant="primary"
              wide
              busy={send.isPending}
              aria-disabled={!reason || undefined}
              onClick={() => (reason ? send.mutate(reason) : setIsAsked(true))}
            >
              {t('Send report')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}

import { complaintMessages } from '@washline/contract/complaints/messages'
import { complaintReasons, complaintReasonTexts } from '@washline/contract/complaints/rules'
import type { ComplaintForm as Form } from '@washline/contract/complaints/schemas'
import { market } from '@washline/contract/market'
import { errorText } from '../../platform/api/error-text.ts'
import { PhotoPicker } from '../../platform/camera/photo-picker.tsx'
import { formatPercent } from '../../platform/format/format-number.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Choices } from './components/choices.tsx'
import { WashedItems } from './components/washed-items.tsx'
import { useComplaintEntries } from './use-complaint-entries.ts'

const { complaints } = market

/** Which items, what is wrong, a photo, and who washes again or why nobody can. The rules decide when it is sent. */
export function ComplaintForm({ form }: { form: Form }) {
  const complaint = useComplaintEntries(form)
  const { isAgain, shown, items, pieces, reason, choice, note, isTried, chosen, submit } = complaint
  const hasBoth = form.items.some(({ left }) => left > 0) && form.items.some(({ left_again }) => left_again > 0)
  return (
    <form className="grid min-w-0 gap-8" onSubmit={complaint.send} noValidate>
      {hasBoth && (
        <Choices
          title={t('Which wash?')}
          value={isAgain ? 'second' : 'first'}
          choices={washChoices()}
          onChange={(wash) => complaint.chooseWash(wash === 'second')}
        />
      )}
      <WashedItems items={shown} pieces={pieces} error={isTried && items.length === 0} onPieces={complaint.setPieces} />
      <Choices
        title={t('What is wrong?')}
        value={reason}
        choices={complaintReasons.map((name) => [name, t(complaintReasonTexts[name])])}
        onChange={complaint.setReason}
      />
      <PhotoPicker
        label={t('Photos')}
        chosen={chosen}
        error={isTried && chosen.photos.length === 0 ? t(complaintMessages.photoNeeded) : undefined}
      />
      {!isAgain && (
        <Choices
          title={t('How should we fix it?')}
          value={choice}
          choices={mendingChoices()}
          onChange={complaint.setChoice}
        />
      )}
      <TextArea
        label={t('Note (optional)')}
        rows={3}
        maxLength={complaints.noteMax}
        value={note}
        onChange={({ target }) => complaint.setNote(target.value)}
      />
      {submit.error && <ErrorText>{errorText(submit.error, t(complaintMessages.submitFailed))}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={submit.isPending} busyText={t('Sending...')}>
        {choice === 'refund' || isAgain ? t('Ask for the refund') : t('Ask for a second wash')}
      </Button>
    </form>
  )
}

const washChoices = () =>
  [
    ['first', t('The first wash')],
    ['second', t('The second wash')],
  ] as const

const mendingChoices = () =>
  [
    ['same', t('Wash it again, the same Washer first')],
    ['other', t('Wash it again, another Washer')],
    [
      'refund',
      t('I cannot wait: refund {share} of its price', {
        share: formatPercent(complaints.refundBasisPoints.cannot_wait / 10_000),
      }),
    ],
  ] as const

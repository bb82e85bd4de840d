import { cardMessages } from '@washline/contract/payments/messages'
import { useRef, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { useAnswerSandboxBank } from '../use-answer-sandbox-bank.ts'

export interface SandboxBankDialogProps {
  clientSecret: string
  onAnswered: (isApproved: boolean) => void
}

/** The bank of a market without a card vendor: asks what a real bank asks, and states that it is a simulation. */
export function SandboxBankDialog({ clientSecret, onAnswered }: SandboxBankDialogProps) {
  const answering = useAnswerSandboxBank()
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  const isBusy = answering.isPending
  const answer = (outcome: 'approve' | 'decline') => {
    if (isSending.current) return
    isSending.current = true
    setProblem('')
    answering.mutate(
      { client_secret: clientSecret, outcome },
      {
        onSuccess: onAnswered,
        onError: (error) => {
          isSending.current = false
          setProblem(errorText(error, tText(cardMessages.unavailable)))
        },
      },
    )
  }
  const isGoing = (outcome: 'approve' | 'decline') => isBusy && answering.variables.outcome === outcome
  return (
    <Dialog
      open
      onClose={() => answer('decline')}
      closable={!isBusy}
      title={t('Your bank needs your approval')}
      closeText={t('Decline')}
    >
      <div className="grid gap-4">
        <p>{t('Your bank asks you to approve this use of your card.')}</p>
        <Note icon="card">{t('Test mode: this is a simulated bank. No charge is made.')}</Note>
        {problem && <ErrorText>{problem}</ErrorText>}
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button
            flat
            busy={isGoing('decline')}
            busyText={t('Declining...')}
            disabled={isGoing('approve')}
            onClick={() => answer('decline')}
          >
            {t('Decline')}
          </Button>
          <Button
            variant="primary"
            busy={isGoing('approve')}
            busyText={t('Approving...')}
            disabled={isGoing('decline')}
            onClick={() => answer('approve')}
          >
            {t('Approve')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

import { messages } from '@washline/contract/messages'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useConfig } from '../../../platform/api/use-config.ts'
import { type AskBank, BankContext, BankRefusal } from '../../../platform/bank/bank.ts'
import { tSaid } from '../../../platform/i18n/i18n.ts'
import { SandboxBankDialog } from './sandbox-bank-dialog.tsx'

interface Question {
  readonly clientSecret: string
  readonly answered: (isApproved: boolean) => void
}

/** Answers for the screens within when a payer's bank asks: by the vendor's own dialog, else by the sandbox's bank. */
export function BankHost({ children }: { children: ReactNode }) {
  const publishableKey = useConfig()?.stripe.publishable_key
  const [question, setQuestion] = useState<Question>()
  const open = useRef<Question>(undefined)

  const askSandbox = useCallback<AskBank>(async (clientSecret) => {
    const isApproved = await new Promise<boolean>((answered) => {
      open.current?.answered(false)
      open.current = { clientSecret, answered }
      setQuestion(open.current)
    })
    open.current = undefined
    setQuestion(undefined)
    if (!isApproved) throw new BankRefusal(tSaid(messages.cards.authenticationFailed))
  }, [])
  const askVendor = useCallback<AskBank>(
    async (clientSecret) => {
      const { askStripe } = await import('../use-stripe-bank.ts').catch(() => {
        throw new BankRefusal(tSaid(messages.cards.notLoaded))
      })
      await askStripe(publishableKey ?? '', clientSecret)
    },
    [publishableKey],
  )

  return (
    <BankContext value={publishableKey ? askVendor : askSandbox}>
      {children}
      {question && (
        <SandboxBankDialog
          key={question.clientSecret}
          clientSecret={question.clientSecret}
          onAnswered={question.answered}
        />
      )}
    </BankContext>
  )
}

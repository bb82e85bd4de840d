import { messages } from '@washline/contract/messages'
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useConfig } from '../../../platform/api/use-config.ts'
import { type AskBank, BankContext, BankRefusal } from '../../../platform/bank/bank.ts'
import { tSaid } from '../../../platform/i18n/i18n.ts'

const notLoaded = () => {
  throw new BankRefusal(tSaid(messages.cards.notLoaded))
}
const loadSandbox = () => import('./sandbox-bank-dialog.tsx')
const SandboxBankDialog = lazy(() => loadSandbox().then((module) => ({ default: module.SandboxBankDialog })))

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
    await loadSandbox().catch(notLoaded)
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
      const { askStripe } = await import('../use-stripe-bank.ts').catch(notLoaded)
      await askStripe(publishableKey ?? '', clientSecret)
    },
    [publishableKey],
  )

  return (
    <BankContext value={publishableKey ? askVendor : askSandbox}>
      {children}
      {question && (
        <Suspense>
          <SandboxBankDialog
            key={question.clientSecret}
            clientSecret={question.clientSecret}
            onAnswered={question.answered}
          />
        </Suspense>
      )}
    </BankContext>
  )
}

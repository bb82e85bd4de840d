import { cardMessages } from '@washline/contract/payments/messages'
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useConfig } from '../../../platform/api/use-config.ts'
import { type AskBank, BankContext, BankRefusal } from '../../../platform/bank/bank.ts'
import { tText } from '../../../platform/i18n/i18n.ts'

const notLoaded = () => {
  throw new BankRefusal(tText(cardMessages.notLoaded))
}
const loadSandbox = () => import('./sandbox-bank-dialog.tsx')
const SandboxBankDialog = lazy(() => loadSandbox().then((module) => ({ default: module.SandboxBankDialog })))

interface Question {
  readonly clientSecret: string
  readonly answered: (isApproved: boolean) => void
}

/** Shows the dialog of the payer's bank for the screens inside: the vendor's, else the sandbox bank's. */
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
    if (!isApproved) throw new BankRefusal(tText(cardMessages.authenticationFailed))
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

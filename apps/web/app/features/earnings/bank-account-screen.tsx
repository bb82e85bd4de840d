import { useConfig } from '../../platform/api/use-config.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { HungAside } from '../../ui/hung-aside.tsx'
import { later } from '../../ui/later.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const BankAccountForm = later(() => import('./bank-account-form.tsx').then((module) => module.BankAccountForm))
const PayoutSteps = later(() => import('./components/payout-steps.tsx').then((module) => module.PayoutSteps), null)
const LinkAccountForm = later(() => import('./link-account-form.tsx').then((module) => module.LinkAccountForm))

const beside = (
  <div className="px-(--gutter) pb-8">
    <HungAside
      garments={[
        ['jeans', 'bluing'],
        ['tshirt', 'pin'],
      ]}
    >
      <PayoutSteps />
    </HungAside>
  </div>
)

export function BankAccountScreen() {
  const config = useConfig()
  useHeadingFocus()
  return (
    <AppPage title={t('Payout account')} back="/earnings" tab="account" beside={beside}>
      <div className="grid max-w-md gap-5 desk:max-w-none">
        {!config && <Skeleton className="h-36" />}
        {config?.stripe.publishable_key && (
          <>
            <p>{t('You enter your bank account on our payout provider’s page.')}</p>
            <LinkAccountForm />
          </>
        )}
        {config?.stripe.publishable_key === null && (
          <>
            <Note>
              {t(
                'This is a test environment: no bank is contacted and no money is sent. 000123456789 pays, also instantly; 000123456000 pays the standard way; 000111111113 returns the money.',
              )}
            </Note>
            <BankAccountForm />
          </>
        )}
      </div>
    </AppPage>
  )
}

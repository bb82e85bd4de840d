import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../domain/account/use-account.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HungLine } from '../../ui/hung-line.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { SecurityEvents } from './components/security-events.tsx'
import { SessionList } from './components/session-list.tsx'
import { SettingsAside } from './components/settings-aside.tsx'
import { sessionsQuery } from './use-sessions.ts'

const PasswordForm = later(() => import('./password-form.tsx').then((module) => module.PasswordForm))

/** Password, second factor and sessions. */
export function SecurityScreen({ children }: { children?: ReactNode }) {
  const { data: account, isError, refetch } = useAccount()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  useHeadingFocus()
  const done = () => {
    setIsOpen(false)
    toast.success(t('Your password has been changed. Other devices are signed out.'))
    void refetch()
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
  const title = account?.has_password === false ? t('Set a password') : t('Change password')
  return (
    <AppPage
      title={t('Password and devices')}
      back="/account"
      tab="account"
      bottomNav
      menu={<SettingsAside />}
      beside={<HungLine garments={[['hoodie', 'suds']]} />}
    >
      <div className="in-order grid max-w-[640px] gap-8">
        <section className="grid gap-3" aria-busy={!account && !isError}>
          <h2>{t('Password')}</h2>
          {!account && !isError && <Skeleton className="h-18" />}
          {!account && isError && (
            <ErrorState
              message={t('Your account could not be loaded. Please try again.')}
              retryText={t('Retry')}
              onRetry={() => void refetch()}
            />
          )}
          {account && (
            <>
              <p className="text-ink-2">
                {account.has_password
                  ? t('You sign in with your email address and a password.')
                  : t('You sign in with Google. If you set a password, you can also sign in without Google.')}
              </p>
              <Button flat wide {...PasswordForm.soon} onClick={() => setIsOpen(true)}>
                {title}
              </Button>
            </>
          )}
        </section>
        {children}
        <SessionList />
        <SecurityEvents />
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={title} closeText={t('Close')}>
        {account && <PasswordForm onDone={done} />}
      </Dialog>
    </AppPage>
  )
}

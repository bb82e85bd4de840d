import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { useNavigate } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { later } from '../../ui/later.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { DeleteAccountDialog } from './components/delete-account-dialog.tsx'
import { OperatorReads } from './components/operator-reads.tsx'
import { SettingsAside } from './components/settings-aside.tsx'

const DownloadForm = later(() => import('./download-form.tsx').then((module) => module.DownloadForm))

/** Download and deletion of the person's data. */
export function DataScreen({ training }: { training: ReactNode }) {
  const [isDownloading, setIsDownloading] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  useHeadingFocus()
  const leave = async () => {
    await Promise.all([signOut(), navigate('/', { replace: true })])
    toast.success(t('Your account has been deleted.'))
  }
  return (
    <AppPage title={t('Your data')} back="/account" tab="account" bottomNav menu={<SettingsAside />}>
      <div className="in-order grid max-w-[640px] gap-10">
        <section className="grid gap-3">
          <h2>{t('Download')}</h2>
          <p className="text-ink-2">
            {t(
              'All data we store about you in one file: your details, orders, messages, ratings, money, locations, notifications and photos.',
            )}
          </p>
          <div role="status">{isStarted && <Note tone="good">{t('Your download has started.')}</Note>}</div>
          <Button icon="download" flat wide {...DownloadForm.soon} onClick={() => setIsDownloading(true)}>
            {t('Download my data')}
          </Button>
        </section>
        {training}
        <OperatorReads />
        <section className="grid gap-3">
          <h2>{t('Delete your account')}</h2>
          <p className="text-ink-2">
            {t('Permanent and immediate. Close open orders and empty your wallet and earnings first.')}
          </p>
          <Button variant="danger" flat wide onClick={() => setIsOpen(true)}>
            {t('Delete account')}
          </Button>
        </section>
      </div>
      <Dialog
        open={isDownloading}
        onClose={() => setIsDownloading(false)}
        title={t('Download my data')}
        closeText={t('Close')}
      >
        <DownloadForm
          onDone={() => {
            setIsDownloading(false)
            setIsStarted(true)
          }}
        />
      </Dialog>
      <DeleteAccountDialog open={isOpen} onClose={() => setIsOpen(false)} onDeleted={leave} />
    </AppPage>
  )
}

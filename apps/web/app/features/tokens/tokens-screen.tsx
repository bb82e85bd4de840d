import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { later } from '../../ui/later.tsx'
import { NewSecret } from './components/new-secret.tsx'
import { TokenList } from './components/token-list.tsx'

const MakeTokenForm = later(() => import('./make-token-form.tsx').then((module) => module.MakeTokenForm))

/** The programs that may use the account, and new tokens for them. */
export function TokensScreen({ aside }: { aside: ReactNode }) {
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  useHeadingFocus()
  const close = () => {
    setIsMaking(false)
    setSecret(undefined)
  }
  return (
    <AppPage title={t('Access tokens')} back="/account" tab="account" bottomNav menu={aside}>
      <div className="grid max-w-[640px] gap-6">
        <p className="text-ink-2">
          {t(
            'A program uses your account with a token, as far as you allow it. Never give one to anyone you do not trust.',
          )}
        </p>
        <TokenList>
          <Button flat wide {...MakeTokenForm.soon} onClick={() => setIsMaking(true)}>
            {t('New token')}
          </Button>
        </TokenList>
      </div>
      <Dialog
        open={isMaking}
        onClose={close}
        closable={secret === undefined}
        title={secret === undefined ? t('New token') : t('Your new token')}
        closeText={t('Close')}
      >
        {secret === undefined ? (
          <MakeTokenForm onMade={(made) => setSecret(made.secret)} />
        ) : (
          <NewSecret secret={secret} onSaved={close} />
        )}
      </Dialog>
    </AppPage>
  )
}

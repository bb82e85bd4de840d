import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'

/** The secret of a new token; it is shown this once. */
export function NewSecret({ secret, onSaved }: { secret: string; onSaved: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(t('Copied.'))
    } catch {
      toast.error(t('It could not be copied. Select the token and copy it by hand.'))
    }
  }
  return (
    <div className="grid gap-4">
      <Note>{t('Copy the token now and store it like a password. It is not shown again.')}</Note>
      <TextField label={t('Token')} value={secret} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-3">
        <Button flat onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button variant="primary" onClick={onSaved}>
          {t('I have saved it')}
        </Button>
      </div>
    </div>
  )
}

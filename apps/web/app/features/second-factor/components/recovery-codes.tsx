import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'

/** The recovery codes; they are shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success(t('Copied.'))
    } catch {
      toast.error(t('Copying failed. Please write them down.'))
    }
  }
  return (
    <div className="grid gap-4">
      <Note>
        {t(
          'Store these codes somewhere you can reach without your phone. Each code works once, and they are not shown again.',
        )}
      </Note>
      <ul className="num grid grid-cols-2 gap-x-6 gap-y-2" aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button flat onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button variant="primary" onClick={onSaved}>
          {t('I have saved them')}
        </Button>
      </div>
    </div>
  )
}

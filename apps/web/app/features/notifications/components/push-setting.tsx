import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { usePush } from '../use-push.ts'

/** Push messages on this device: on, off, or why they are unavailable. */
export function PushSetting() {
  const { state, change } = usePush()
  return (
    <section className="grid gap-2" aria-busy={!state}>
      <h2>{t('Push notifications on this device')}</h2>
      {!state && <Skeleton className="h-12" />}
      {state === 'unsupported' && (
        <Note icon="bell">
          {t('This browser cannot show push notifications. On an iPhone, add Washline to the home screen first.')}
        </Note>
      )}
      {state === 'denied' && (
        <Note tone="bad">
          {t(
            'Notifications from Washline are blocked in this browser. To allow them, open this site’s settings next to the address bar, set Notifications to Allow, and reload.',
          )}
        </Note>
      )}
      {(state === 'on' || state === 'off') && (
        <Switch checked={state === 'on'} busy={change.isPending} onChange={(on) => change.mutate(on)}>
          {t('Turn on push notifications here')}
        </Switch>
      )}
      {change.isError && (
        <ErrorText>{errorText(change.error, t('This could not be changed. Please try again.'))}</ErrorText>
      )}
    </section>
  )
}

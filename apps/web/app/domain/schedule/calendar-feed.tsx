import { scheduleMessages } from '@washline/contract/schedule/messages'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCalendarFeed, useDownloadCalendar, useMakeFeed, useRevokeFeed } from './use-calendar-feed.ts'

/** The person's calendar in other programs: a secret address, and a file. */
export function CalendarFeed() {
  const { data } = useCalendarFeed()
  const make = useMakeFeed()
  const revoke = useRevokeFeed()
  const download = useDownloadCalendar()
  const error = make.error ?? revoke.error ?? download.error
  const end = () => revoke.mutate(undefined, { onSuccess: () => make.reset() })
  return (
    <section className="grid gap-3" aria-labelledby="feed-title">
      <h2 id="feed-title">{t('In your calendar')}</h2>
      <p className="text-14 text-ink-2">
        {t(
          'A calendar app can subscribe to a secret address. Anyone who has it sees your times, but no addresses and no names.',
        )}
      </p>
      {make.data && (
        <TextField
          label={t('Secret address')}
          hint={t('It is shown only once. Copy it into your calendar app.')}
          value={make.data}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      {error && <ErrorText>{errorText(error, t(scheduleMessages.feed))}</ErrorText>}
      <div className="flex flex-wrap gap-3">
        <Button size="compact" flat busy={make.isPending} onClick={() => make.mutate()}>
          {data?.since ? t('Create a new address') : t('Create an address')}
        </Button>
        {data?.since && (
          <Button size="compact" flat variant="danger" busy={revoke.isPending} onClick={end}>
            {t('Delete the address')}
          </Button>
        )}
        <Button size="compact" flat busy={download.isPending} onClick={() => download.mutate()}>
          {t('Download')}
        </Button>
      </div>
    </section>
  )
}

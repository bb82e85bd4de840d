import { scheduleMessages } from '@washline/contract/schedule/messages'
import { CalendarFeed } from '../../domain/schedule/calendar-feed.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Days } from './components/days.tsx'
import { HoursForm } from './hours-form.tsx'
import { useWasherCalendar } from './use-washer-calendar.ts'

/** The Washer's hours, the week ahead, and both in other calendars. */
export function WasherCalendarScreen() {
  useHeadingFocus()
  const { data, error, refetch } = useWasherCalendar()
  return (
    <AppPage title={t('Your hours')} back="/dashboard" tab="account" bottomNav>
      <div className="grid min-w-0 gap-10">
        {!data && !error && (
          <div role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-64" />
          </div>
        )}
        {!data && error && (
          <ErrorState
            message={errorText(error, t(scheduleMessages.readCalendar))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <div className="grid min-w-0 items-start gap-10 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-18">
            {data.hours && (
              <>
                <Days days={data.days} timeZone={data.hours.time_zone} />
                <div className="grid min-w-0 gap-10">
                  <HoursForm stored={data.hours} />
                  <CalendarFeed />
                </div>
              </>
            )}
            {!data.hours && (
              <>
                <div className="grid min-w-0 gap-10">
                  <p>{t('You have not set your hours yet, so no pickups are booked with you.')}</p>
                  <HoursForm stored={null} />
                </div>
                <CalendarFeed />
              </>
            )}
          </div>
        )}
      </div>
    </AppPage>
  )
}

import { scheduleMessages } from '@washline/contract/schedule/messages'
import type { ReactNode } from 'react'
import { CalendarFeed } from '../../domain/schedule/calendar-feed.tsx'
import { useSchedules } from '../../domain/schedule/use-schedules.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ScheduleCard, type ScheduleCardProps } from './components/schedule-card.tsx'

export interface ScheduleScreenProps extends Pick<ScheduleCardProps, 'cardOf'> {
  aside: ReactNode
}

/** Every booked pickup, and how it repeats. */
export function ScheduleScreen({ cardOf, aside }: ScheduleScreenProps) {
  useHeadingFocus()
  const { data, error, refetch } = useSchedules()
  return (
    <AppPage title={t('Booked pickups')} back="/account" tab="account" bottomNav menu={aside}>
      <div className="in-order grid max-w-[640px] min-w-0 gap-8">
        {!data && !error && (
          <div role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-64" />
          </div>
        )}
        {!data && error && (
          <ErrorState
            message={errorText(error, t(scheduleMessages.read))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && (
          <EmptyState
            text={t('No pickups booked. Choose a time when you confirm an order.')}
            next={
              <ButtonLink to="/order/scan" variant="primary">
                {t('Order Now')}
              </ButtonLink>
            }
          />
        )}
        {data?.map((schedule) => (
          <ScheduleCard key={schedule.id} schedule={schedule} cardOf={cardOf} />
        ))}
        <CalendarFeed />
      </div>
    </AppPage>
  )
}

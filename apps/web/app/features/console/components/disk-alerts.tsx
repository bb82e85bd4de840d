import type { ScarceDisk } from '@washline/contract/console/disks'
import { formatBytes } from '../../../platform/format/bytes.ts'
import { formatTimeOrDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Shown on every tab until there is room again. */
export const DiskAlerts = ({ disks }: { disks: readonly ScarceDisk[] }) =>
  disks.length > 0 && (
    <div className="console-disks">
      {disks.map((disk) => (
        <p
          key={`${disk.host} ${disk.volume}`}
          role={disk.state === 'full' ? 'alert' : 'status'}
          className="console-urgent console-risk"
        >
          <Icon name="alert" className="size-5" />
          <span className="wrap-anywhere">
            {textOf(disk)}{' '}
            {t('{count, plural, one {# process stores photos there.} other {# processes store photos there.}}', {
              count: disk.processes,
            })}
          </span>
        </p>
      ))}
    </div>
  )

function textOf({ host, state, free_bytes, total_bytes, floor_bytes, since }: ScarceDisk): string {
  const values = {
    host,
    free: formatBytes(free_bytes),
    total: formatBytes(total_bytes),
    floor: formatBytes(floor_bytes),
    time: formatTimeOrDate(since, Date.now()),
  }
  return state === 'full'
    ? t(
        'The photo disk on {host} is full: uploads have been refused since {time}. {free} of {total} free, {floor} needed.',
        values,
      )
    : t(
        'The photo disk on {host} has been almost full since {time}: {free} of {total} free. Uploads stop below {floor}.',
        values,
      )
}

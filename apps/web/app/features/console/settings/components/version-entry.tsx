import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'

export interface Version {
  readonly version: number
  readonly by: { readonly name: string }
  readonly reason: string
  readonly at: string
}

/** Who made a version, when, and why. */
export const VersionEntry = ({ version, by, at, reason }: Version) => (
  <>
    <p className="console-entry-head">
      <b>{t('Version {version}', { version })}</b>
      <span>{by.name}</span>
      <time className="num text-ink-2" dateTime={at}>
        {formatDateTime(at)}
      </time>
    </p>
    <p className="wrap-anywhere">{reason}</p>
  </>
)

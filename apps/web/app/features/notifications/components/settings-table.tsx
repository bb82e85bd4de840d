import { type Channel, channels, type NotificationType, washerTypes } from '@washline/contract/notifications/types'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChangeSetting, useSettings } from '../use-settings.ts'
import { channelName, typeName } from '../view-model.ts'

/** Every type with its channels. Types of the Washer's side are shown to Washers only. */
export function SettingsTable() {
  const { provider } = useUser()
  const { data: settings, isError, error, refetch } = useSettings()
  const change = useChangeSetting()
  if (!settings && isError)
    return (
      <ErrorState
        message={errorText(error, t('Your settings could not be loaded. Please try again.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!settings)
    return (
      <div role="status" aria-label={t('Loading')}>
        <Skeleton className="h-100" />
      </div>
    )
  const shown = settings.filter(({ type }) => provider || !washerTypes.includes(type))
  return (
    <ul className="stitched">
      {shown.map(({ type, ...on }) => (
        <li key={type}>
          <fieldset className="grid gap-2.5">
            <legend className="pb-2.5 font-semibold">{typeName(type)}</legend>
            <div className="grid grid-cols-3 gap-2">
              {channels.map((channel) => (
                <ChannelToggle
                  key={channel}
                  type={type}
                  channel={channel}
                  isOn={on[channel]}
                  onToggle={() => change.mutate({ type, channel, on: !on[channel] })}
                />
              ))}
            </div>
          </fieldset>
        </li>
      ))}
    </ul>
  )
}

interface ChannelToggleProps {
  type: NotificationType
  channel: Channel
  isOn: boolean
  onToggle: () => void
}

function ChannelToggle({ type, channel, isOn, onToggle }: ChannelToggleProps) {
  const name = channelName(channel)
  return (
    <button
      type="button"
      role="switch"
      className="pick justify-center gap-1.5 px-1.5 text-14"
      aria-checked={isOn}
      aria-label={t('{type}: {channel}', { type: typeName(type), channel: name })}
      onClick={onToggle}
    >
      {isOn && <Icon name="check" />}
      {name}
    </button>
  )
}

import { doorMessages } from '@washline/contract/doors/messages'
import type { DoorStage } from '@washline/contract/doors/rules'
import type { Door, DoorCase } from '@washline/contract/doors/schemas'
import { market } from '@washline/contract/market'
import { useState } from 'react'
import { ApiError } from '../../../platform/api/api-error.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type DoorRequest, useAnswerDoor } from '../use-answer-door.ts'

export interface CustomerDoorProps {
  door: Door
  stage: DoorStage
  waiting: DoorCase | undefined
}

const hours = [1, 2, 4, 8, 12, 24]

/** The customer's answers, before the Washer is there and while they wait. */
export function CustomerDoor({ door, stage, waiting }: CustomerDoorProps) {
  const answer = useAnswerDoor(door.order_id)
  const [newest] = door.cases
  const refused = answer.error instanceof ApiError ? answer.error.errors.place?.join(' ') : undefined
  const ask = (request: DoorRequest) => answer.mutate(request)
  const mayExtend = door.extensions_left > 0 && (waiting !== undefined || stage === 'pickup')
  const extendMinutes = market.door.extendMs / 60_000
  return (
    <details open={waiting !== undefined}>
      <summary className="py-2.5 font-semibold">{t('Not at the door in time?')}</summary>
      <div className="grid gap-4 pt-3">
        {mayExtend && (
          <Button wide busy={answer.isPending} onClick={() => ask({ answer: 'coming' })}>
            {t('I’m coming: {minutes} more minutes', { minutes: extendMinutes })}
          </Button>
        )}
        <MovedDoor busy={answer.isPending} refused={refused} onMoved={(address) => ask({ answer: 'moved', address })} />
        {stage === 'return' && (
          <SafeSpot
            key={door.safe_spot}
            spot={door.safe_spot}
            busy={answer.isPending}
            onAllowed={(spot) => ask({ answer: 'safe_spot', spot })}
          />
        )}
        {newest?.outcome === 'brought_back' && (
          <SelectField
            label={t('Bring it again')}
            value=""
            onChange={({ target }) =>
              ask({
                answer: 'return_at',
                at: new Date(Date.now() + Number(target.value) * 3_600_000 - 60_000).toISOString(),
              })
            }
          >
            <option value="" disabled>
              {t('Choose a time')}
            </option>
            {hours.map((each) => (
              <option key={each} value={each}>
                {t('In {hours, plural, one {# hour} other {# hours}}', { hours: each })}
              </option>
            ))}
          </SelectField>
        )}
        {answer.isError && !refused && <ErrorText>{errorText(answer.error, t(doorMessages.send))}</ErrorText>}
      </div>
    </details>
  )
}

interface MovedDoorProps {
  busy: boolean
  /** Why the last one was not possible. */
  refused: string | undefined
  onMoved: (address: string) => void
}

function MovedDoor({ busy, refused, onMoved }: MovedDoorProps) {
  const [address, setAddress] = useState('')
  const { withinM, freeM, perKmMinor } = market.door.redirect
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Another door, where you are now')}
        hint={t(
          'Free within {free} m, then {fee} per km, up to {most} km. The Washer receives it. The order’s price and promise stay the same.',
          {
            free: freeM,
            fee: formatMinor(perKmMinor),
            most: withinM / 1_000,
          },
        )}
        error={refused}
        maxLength={300}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button busy={busy} disabled={address.trim() === ''} onClick={() => onMoved(address.trim())}>
        {t('Share my location')}
      </Button>
    </div>
  )
}

interface SafeSpotProps {
  spot: string | null
  busy: boolean
  onAllowed: (spot: string) => void
}

function SafeSpot({ spot, busy, onAllowed }: SafeSpotProps) {
  const [text, setText] = useState(spot ?? '')
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Safe spot')}
        hint={t('Your Washer can leave the laundry there and takes a photo.')}
        maxLength={market.door.spotMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button busy={busy} disabled={text.trim() === (spot ?? '')} onClick={() => onAllowed(text.trim())}>
        {text.trim() === '' && spot ? t('Do not leave it there') : t('Allow this spot')}
      </Button>
    </div>
  )
}

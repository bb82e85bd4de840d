import type { Place } from '@washline/contract/maps/schemas'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { PickupNotice } from '../use-choice-state.ts'

export interface PinNoticeProps {
  notice: PickupNotice | undefined
  onMoveTo: (found: Place) => void
  onKeepPin: () => void
  onTakeName: (found: Place) => void
}

/** What the person should look at: how the text was understood, and how far it is from the pin. */
export function PinNotice({ notice, onMoveTo, onKeepPin, onTakeName }: PinNoticeProps) {
  return (
    <div role="status">
      {notice && (
        <Note icon="pin">
          <p>{textOf(notice)}</p>
          {notice.kind === 'apart' && (
            <div className="flex flex-wrap gap-x-5">
              <Button variant="link" onClick={() => onMoveTo(notice.found)}>
                {t('Move the pin to the address')}
              </Button>
              <Button variant="link" onClick={onKeepPin}>
                {t('The pin is right')}
              </Button>
            </div>
          )}
          {notice.kind === 'pinned' && (
            <Button variant="link" onClick={() => onTakeName(notice.found)}>
              {t('Use this address')}
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}

function textOf(notice: PickupNotice): string {
  switch (notice.kind) {
    case 'check':
      return notice.found.precision === 'street'
        ? t('We found {place}, but not the building. Put the pin on the door, or continue if it is right.', {
            place: notice.found.display_name,
          })
        : t('We found {place}. Move the pin if that is wrong, or continue.', {
            place: notice.found.formatted_address,
          })
    case 'unknown':
      return t('We could not find this address on the map. Put the pin on the door, or continue if it is right.')
    case 'apart':
      return t('The pin is {distance} from {place}.', {
        distance: formatDistance(notice.meters),
        place: notice.found.display_name,
      })
    case 'pinned':
      return t('The pin is at {place}. Your text stays as it is.', { place: notice.found.display_name })
    default:
      return notice satisfies never
  }
}

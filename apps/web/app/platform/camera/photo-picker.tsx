import { type ChangeEvent, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { t } from '../i18n/i18n.ts'
import { type ChosenPhoto, type ChosenPhotos, doubtOf, type PhotoDoubt } from './use-chosen-photos.ts'
import { type Reading, useDelayedSubmit } from './use-delayed-submit.ts'
import { usePhotoUrl } from './use-photo-url.ts'

export interface PhotoPickerProps {
  /** The subject of the photos; labels the group. */
  label: string
  chosen: ChosenPhotos
  error?: string | undefined
}

/** Photos from the camera or the library, with a warning about doubtful ones. */
export function PhotoPicker({ label, chosen, error }: PhotoPickerProps) {
  const { photos, max, problem, isLooking } = chosen
  const errorId = useId()
  const headingId = useId()
  const shownProblem = problem || error
  const doubtful = photos.filter((photo) => doubtOf(photo))
  const isFull = photos.length >= max
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useDelayedSubmit(fieldset, readingOf(chosen))
  return (
    <fieldset
      ref={fieldset}
      className="grid min-w-0 gap-3"
      aria-labelledby={headingId}
      aria-describedby={shownProblem ? errorId : undefined}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={headingId}>{label}</h2>
        <span className="num text-14 text-ink-2">{t('{count} of {max}', { count: photos.length, max })}</span>
      </div>
      <ul className="photo-tiles">
        {photos.map((photo, index) => (
          <Tile key={photo.id} photo={photo} number={index + 1} onRemove={() => chosen.remove(photo.id)} />
        ))}
        {!isFull && (
          <li>
            <PhotoSource isBusy={isLooking} onFiles={(files) => void chosen.add(files)} many={max > 1} />
          </li>
        )}
      </ul>
      {!isFull && <CameraSource onFiles={(files) => void chosen.add(files)} />}
      {doubtful.map((photo) => (
        <Doubt
          key={photo.id}
          doubt={doubtOf(photo)}
          number={photos.indexOf(photo) + 1}
          onRemove={() => chosen.remove(photo.id)}
          onWant={() => chosen.want(photo.id)}
        />
      ))}
      <div role="status">{shownProblem && <ErrorText id={errorId}>{shownProblem}</ErrorText>}</div>
    </fieldset>
  )
}

/** Who has pressed send sees the problem first, or the doubt. */
function readingOf({ isLooking, problem, photos }: ChosenPhotos): Reading {
  if (isLooking) return 'reading'
  return problem || photos.some(doubtOf) ? 'unreadable' : 'read'
}

function Tile({ photo, number, onRemove }: { photo: ChosenPhoto; number: number; onRemove: () => void }) {
  const url = usePhotoUrl(photo.photo)
  return (
    <li className={doubtOf(photo) ? 'photo-tile photo-doubtful' : 'photo-tile'}>
      {url && <img src={url} alt={t('Photo {number}', { number })} />}
      <IconButton icon="close" label={t('Remove photo {number}', { number })} outlined onClick={onRemove} />
    </li>
  )
}

interface SourceProps {
  onFiles: (files: File[]) => void
}

const chosenFiles = (event: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(event.target.files ?? [])]
  event.target.value = ''
  return files
}

function PhotoSource({ onFiles, isBusy, many }: SourceProps & { isBusy: boolean; many: boolean }) {
  return (
    <label className="photo-add" aria-busy={isBusy || undefined}>
      <input
        type="file"
        accept="image/*"
        multiple={many}
        className="sr-only"
        onChange={(event) => onFiles(chosenFiles(event))}
      />
      <Icon name="plus" />
      <span>{isBusy ? t('Checking the photo...') : t('Add a photo')}</span>
    </label>
  )
}

/** Phones open their own camera, which writes the time of the photo; a desktop has the file dialog already. */
function CameraSource({ onFiles }: SourceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden pointer-coarse:block">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onFiles(chosenFiles(event))}
      />
      <Button wide flat icon="camera" onClick={() => input.current?.click()}>
        {t('Take a photo')}
      </Button>
    </div>
  )
}

interface DoubtProps {
  doubt: PhotoDoubt | undefined
  number: number
  onRemove: () => void
  onWant: () => void
}

function Doubt({ doubt, number, onRemove, onWant }: DoubtProps) {
  if (!doubt) return null
  const texts = {
    blurred: t('Photo {number} looks blurred, or too plain to show anything. A sharp photo is more convincing.', {
      number,
    }),
    screenshot: t('Photo {number} looks like a screenshot. A photo of the item itself is more convincing.', {
      number,
    }),
  }
  return (
    <Note icon="image">
      <p>{texts[doubt]}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button size="compact" flat onClick={onRemove}>
          {t('Remove it')}
        </Button>
        <Button size="compact" flat onClick={onWant}>
          {t('Use it anyway')}
        </Button>
      </div>
    </Note>
  )
}

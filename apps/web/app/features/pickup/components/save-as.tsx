import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import type { ChosenPlace } from '../use-choice-state.ts'
import { useSavePlace } from '../use-save-place.ts'

const labels = ['home', 'work', 'hotel'] as const

/** Saves the chosen place for later orders. */
export function SaveAs({ place }: { place: ChosenPlace }) {
  const save = useSavePlace()
  const names = { home: t('My home'), work: t('Work'), hotel: t('Hotel') }
  const keep = (label: (typeof labels)[number]) =>
    save.mutate(
      { label, address: place.address, latitude: place.latitude, longitude: place.longitude },
      {
        onSuccess: () => toast.success(t('Saved as {name}', { name: names[label] })),
        onError: (error) => toast.error(errorText(error, t('This location could not be saved. Please try again.'))),
      },
    )
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('Save this location')}</legend>
      <span className="text-14 text-ink-2" aria-hidden="true">
        {t('Save as')}
      </span>
      {labels.map((label) => (
        <button key={label} type="button" className="pick" onClick={() => keep(label)}>
          {names[label]}
        </button>
      ))}
    </fieldset>
  )
}

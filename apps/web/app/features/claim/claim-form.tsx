import type { ClaimForm as Form } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PhotoPicker } from '../../platform/camera/photo-picker.tsx'
import { doubtOf, useChosenPhotos } from '../../platform/camera/use-chosen-photos.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { EntryFields } from './components/entry-fields.tsx'
import { ItemPicker } from './components/item-picker.tsx'
import type { ClaimDraft } from './use-claim-draft.ts'
import type { KeptClaim } from './use-submit-claim.ts'
import { type Entry, type FormItem, itemOf, openEntry, problemsOf, startEntries, stillClaimable } from './view-model.ts'

export interface ClaimFormProps {
  /** Of the form element, for the button that stands outside. */
  id: string
  form: Form
  draft: ClaimDraft | null
  onDraft: (draft: ClaimDraft) => void
  onEntries: (entries: readonly Entry[]) => void
  onSubmit: (claim: KeptClaim) => void
}

const { descriptionMin, descriptionMax, photosMax } = market.claims

/** What went wrong, in a person's words and with photos; what was counted is chosen already. */
export function ClaimForm({ id, form, draft, onDraft, onEntries, onSubmit }: ClaimFormProps) {
  const [entries, setEntries] = useState(() => (draft ? stillClaimable(draft.entries, form) : startEntries(form)))
  const [description, setDescription] = useState(draft?.description ?? '')
  const [isTried, setIsTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const chosen = useChosenPhotos({
    max: photosMax,
    start: draft?.photos ?? [],
    onChange: (photos) => onDraft({ entries, description, photos }),
  })
  const { photos } = chosen
  useEffect(() => onEntries(entries), [entries, onEntries])

  const change = (next: readonly Entry[]) => {
    setEntries(next)
    onDraft({ entries: next, description, photos })
  }
  const toggle = (item: FormItem) => {
    const others = entries.filter(({ itemId }) => itemId !== item.item_id)
    change(others.length < entries.length ? others : [...entries, openEntry(item)])
  }
  const lacks = {
    items: entries.length === 0 ? t('Please choose at least one item.') : undefined,
    photos: photoProblem(chosen),
    description:
      description.trim().length < descriptionMin
        ? t('Please describe what happened in at least {count} characters.', { count: descriptionMin })
        : undefined,
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const items = entries.map(itemOf).filter((item) => item !== undefined)
    if (lacks.items || lacks.photos || lacks.description || items.length < entries.length) {
      requestAnimationFrame(() => firstProblem(element.current)?.focus())
      return
    }
    onSubmit({
      claim: { order_id: form.order_id, description: description.trim(), items },
      photos: photos.map(({ photo }) => photo),
    })
  }

  return (
    <form ref={element} id={id} className="grid min-w-0 gap-8" onSubmit={submit} noValidate>
      <ItemPicker items={form.items} entries={entries} onToggle={toggle} error={isTried ? lacks.items : undefined} />
      {entries.map((entry) => {
        const item = form.items.find(({ item_id }) => item_id === entry.itemId)
        return (
          item && (
            <EntryFields
              key={entry.itemId}
              item={item}
              entry={entry}
              lacks={isTried ? problemsOf(entry) : {}}
              onChange={(changed) => change(entries.map((each) => (each.itemId === changed.itemId ? changed : each)))}
            />
          )
        )
      })}
      <div className="grid gap-2">
        <PhotoPicker label={t('Photos')} chosen={chosen} error={isTried ? lacks.photos : undefined} />
        <p className="text-14 text-ink-2">
          {t(
            'The whole piece once, and the damage close up. For a lost piece: its label, a receipt or an older photo.',
          )}
        </p>
      </div>
      <TextArea
        label={t('What happened')}
        aside={t('{count, plural, one {# character} other {# characters}}, at least {least}', {
          count: description.trim().length,
          least: descriptionMin,
        })}
        rows={5}
        maxLength={descriptionMax}
        value={description}
        error={isTried ? lacks.description : undefined}
        onChange={({ target }) => {
          setDescription(target.value)
          onDraft({ entries, description: target.value, photos })
        }}
      />
      {isTried && (lacks.items || lacks.photos || lacks.description) && (
        <ErrorText>{t('Something is still missing above.')}</ErrorText>
      )}
    </form>
  )
}

const firstProblem = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset:has(.error-text) :is(input, select)')

function photoProblem({ photos }: ReturnType<typeof useChosenPhotos>): string | undefined {
  if (photos.length === 0) return t('Please add at least one photo.')
  return photos.some(doubtOf) ? t('Please decide about the photos that are in doubt.') : undefined
}

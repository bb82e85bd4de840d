import type { ClaimForm } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type ChosenPhotos, doubtOf, useChosenPhotos } from '../../platform/camera/use-chosen-photos.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ClaimDraft } from './use-claim-draft.ts'
import type { QueuedClaim } from './use-submit-claim.ts'
import { type Entry, type FormItem, itemOf, openEntry, startEntries, stillClaimable } from './view-model.ts'

export interface ClaimEntriesOptions {
  form: ClaimForm
  draft: ClaimDraft | null
  onDraft: (draft: ClaimDraft) => void
  onEntries: (entries: readonly Entry[]) => void
  onSubmit: (claim: QueuedClaim) => void
}

const { descriptionMin, photosMax } = market.claims

/** What the customer enters: items, photos, description. Every change is a new draft; submitting shows what is missing. */
export function useClaimEntries(element: RefObject<HTMLFormElement | null>, options: ClaimEntriesOptions) {
  const { form, draft, onDraft, onEntries, onSubmit } = options
  const [entries, setEntries] = useState(() => (draft ? stillClaimable(draft.entries, form) : startEntries(form)))
  const [description, setDescription] = useState(draft?.description ?? '')
  const [isTried, setIsTried] = useState(false)
  const chosen = useChosenPhotos({
    max: photosMax,
    start: draft?.photos ?? [],
    onChange: (photos) => onDraft({ entries, description, photos }),
  })
  const { photos } = chosen
  useEffect(() => onEntries(entries), [entries, onEntries])

  const changeEntries = (next: readonly Entry[]) => {
    setEntries(next)
    onDraft({ entries: next, description, photos })
  }
  const lacks = lacksOf(entries, chosen, description, form.delivered_at !== null)
  const isLacking = Object.values(lacks).some(Boolean)

  return {
    entries,
    chosen,
    description,
    isTried,
    /** What is missing, once the customer has tried to send. */
    lacks: isTried ? lacks : {},
    toggle: (item: FormItem) => {
      const others = entries.filter(({ itemId }) => itemId !== item.item_id)
      changeEntries(others.length < entries.length ? others : [...entries, openEntry(item)])
    },
    changeEntry: (changed: Entry) =>
      changeEntries(entries.map((each) => (each.itemId === changed.itemId ? changed : each))),
    describe: (text: string) => {
      setDescription(text)
      onDraft({ entries, description: text, photos })
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsTried(true)
      const items = entries.map(itemOf).filter((item) => item !== undefined)
      if (isLacking || items.length < entries.length) {
        requestAnimationFrame(() => firstProblem(element.current)?.focus())
        return
      }
      onSubmit({
        claim: { order_id: form.order_id, description: description.trim(), items },
        photos: photos.map(({ photo }) => photo),
      })
    },
  }
}

interface Lacks {
  items?: string | undefined
  photos?: string | undefined
  description?: string | undefined
}

const lacksOf = (entries: readonly Entry[], chosen: ChosenPhotos, description: string, needsPhoto: boolean): Lacks => ({
  items: entries.length === 0 ? t('Please choose at least one item.') : undefined,
  photos: photoProblem(chosen, needsPhoto),
  description:
    description.trim().length < descriptionMin
      ? t('Please describe what happened in at least {count} characters.', { count: descriptionMin })
      : undefined,
})

const firstProblem = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset:has(.error-text) :is(input, select)')

function photoProblem({ photos }: ChosenPhotos, needsPhoto: boolean): string | undefined {
  if (photos.length === 0 && needsPhoto) return t('Please add at least one photo.')
  return photos.some(doubtOf) ? t('Please decide about the photos in question.') : undefined
}

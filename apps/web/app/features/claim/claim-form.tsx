import { market } from '@washline/contract/market'
import { useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { later } from '../../ui/later.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { EntryFields } from './components/entry-fields.tsx'
import { ItemPicker } from './components/item-picker.tsx'
import { type ClaimEntriesOptions, useClaimEntries } from './use-claim-entries.ts'
import { problemsFor, problemsOf } from './view-model.ts'

const PhotoPicker = later(
  ahead(() => import('../../platform/camera/photo-picker.tsx').then((module) => module.PhotoPicker)),
)

export interface ClaimFormProps extends ClaimEntriesOptions {
  /** The id of the form element, for a submit button outside. */
  id: string
}

const { descriptionMin, descriptionMax } = market.claims

/** Description and photos of a claim; items that were counted in and not out are chosen already. */
export function ClaimForm({ id, ...options }: ClaimFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const claim = useClaimEntries(element, options)
  const { entries, description, chosen, lacks } = claim
  const { items, delivered_at } = options.form
  const hasWrongItem = entries.some(({ problem }) => problem === 'wrong_item')
  return (
    <form ref={element} id={id} className="grid min-w-0 gap-8" onSubmit={claim.submit} noValidate>
      <ItemPicker items={items} entries={entries} onToggle={claim.toggle} error={lacks.items} />
      {entries.map((entry) => {
        const item = items.find(({ item_id }) => item_id === entry.itemId)
        return (
          item && (
            <EntryFields
              key={entry.itemId}
              item={item}
              entry={entry}
              problems={problemsFor(options.form)}
              lacks={claim.isTried ? problemsOf(entry) : {}}
              onChange={claim.changeEntry}
            />
          )
        )
      })}
      <div className="grid gap-2">
        <PhotoPicker label={t('Photos')} chosen={chosen} error={lacks.photos} />
        <p className="text-14 text-ink-2">
          {delivered_at
            ? t(
                'Show the whole item once, and the damage up close. For a lost item, show its label, a receipt or an older photo.',
              )
            : t('No photos needed: the count at pickup is the evidence. A label, a receipt or an older photo helps.')}
        </p>
        {hasWrongItem && <p className="text-14 text-ink-2">{t('For a wrong item, show what you got instead.')}</p>}
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
        error={lacks.description}
        onChange={({ target }) => claim.describe(target.value)}
      />
      {Object.values(lacks).some(Boolean) && <ErrorText>{t('Something above is still missing.')}</ErrorText>}
    </form>
  )
}

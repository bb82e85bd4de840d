import { type Category, categories, categoryTexts, garmentClasses } from '@washline/contract/scanning/catalogue'
import { colouredName, colours } from '@washline/contract/scanning/colours'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { type FormEvent, useState } from 'react'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { itemLabel } from '../../platform/i18n/item-label.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { NameField } from './components/name-field.tsx'

const longest = 80

/**
 * The catalogue's English name for a name in the reader's language, so that it is priced as such; else the typed name.
 */
const nameOf = (typed: string) => {
  const entered = typed.trim()
  const names = garmentClasses.flatMap((garment) => [
    garment.name,
    ...colours.map((colour) => colouredName(garment, colour)),
  ])
  return names.find((name) => itemLabel(name) === entered) ?? entered
}

export interface ItemFormProps {
  /** The item to change; undefined to add one. */
  item?: { name: string; category: Category } | undefined
  onSave: (item: { name: string; category: Category }) => void
  onRemove?: (() => void) | undefined
}

/** Name and category of an item; the category follows the name until it is chosen. */
export function ItemForm({ item, onSave, onRemove }: ItemFormProps) {
  const [name, setName] = useState(item ? itemLabel(item.name) : '')
  const [chosen, setChosen] = useState(item?.category)
  const [error, setError] = useState('')
  const category = chosen ?? guessGarment(nameOf(name)).category
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError(t('Please enter the item’s name.'))
    onSave({ name: nameOf(name), category })
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <NameField
        value={name}
        maxLength={longest}
        error={error}
        onChange={(entered) => {
          setName(entered)
          setError('')
        }}
      />
      <SelectField
        label={t('Category')}
        value={category}
        onChange={(event) => setChosen(categories.find((each) => each === event.target.value))}
      >
        {categories.map((each) => (
          <option key={each} value={each}>
            {tText(categoryTexts[each])}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" size="large" wide>
        {item ? t('Save') : t('Add item')}
      </Button>
      {onRemove && (
        <Button variant="danger" wide onClick={onRemove}>
          {t('Remove')}
        </Button>
      )}
    </form>
  )
}

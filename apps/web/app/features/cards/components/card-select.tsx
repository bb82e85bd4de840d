import { t } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useCards } from '../use-cards.ts'
import { brandName } from '../view-model.ts'

/** The saved card that pays, in a list. */
export function CardSelect({ cardId, onCard }: { cardId: string | null; onCard: (cardId: string) => void }) {
  const { data: cards = [] } = useCards()
  const isThere = cards.some(({ id }) => id === cardId)
  return (
    <SelectField
      label={t('Card')}
      value={isThere ? (cardId ?? '') : ''}
      onChange={({ target }) => target.value && onCard(target.value)}
    >
      {!isThere && <option value="">{t('Choose a card')}</option>}
      {cards.map((card) => (
        <option key={card.id} value={card.id}>
          {t('{brand} ending {last4}', { brand: brandName(card.brand), last4: card.last4 })}
        </option>
      ))}
    </SelectField>
  )
}

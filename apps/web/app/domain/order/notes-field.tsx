import { market } from '@washline/contract/market'
import { t } from '../../platform/i18n/i18n.ts'
import { TextArea } from '../../ui/text-area.tsx'

export interface NotesFieldProps {
  notes: string
  onChange: (notes: string) => void
}

/** The customer's notes for the Washer of one order. */
export function NotesField({ notes, onChange }: NotesFieldProps) {
  const most = market.orders.notesMax
  return (
    <TextArea
      label={t('Notes')}
      aside={`${t('optional')} · ${notes.length}/${most}`}
      value={notes}
      maxLength={most}
      placeholder={t('Wool sweater: cold, and dry it flat')}
      onChange={({ target }) => onChange(target.value.slice(0, most))}
    />
  )
}

import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'

export function Highlights() {
  const tiles = [
    { care: 'care-tub', fact: t('3hr'), text: t('Turnaround') },
    { care: 'care-line', fact: t('AI'), text: t('Scanning') },
    { care: 'care-iron', fact: t('Top'), text: t('Providers') },
  ] as const
  return (
    <ul className="highlights">
      {tiles.map(({ care, fact, text }) => (
        <li key={care}>
          <CareLabel name={care} className="size-8.5" />
          <b className="display text-[1.25rem]">{fact}</b> <span className="text-14">{text}</span>
        </li>
      ))}
    </ul>
  )
}

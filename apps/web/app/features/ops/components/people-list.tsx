import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { useOpsPeople } from '../use-ops-people.ts'
import { consolePath } from '../view-model.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

export function PeopleList({ search, openId }: { search: string; openId: number | undefined }) {
  const people = useOpsPeople(search)
  return (
    <QueryGate query={people}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <p className="p-4 text-ink-2">{t('Nobody has these words.')}</p>
        return (
          <>
            <ul className="ops-rows" aria-label={t('People')}>
              {rows.map(({ id, name, email, is_washer, is_operator }) => (
                <li key={id}>
                  <Link to={consolePath('people', id)} aria-current={id === openId ? 'true' : undefined}>
                    <b className="truncate">{name}</b>
                    <span className="ops-row-end">
                      {is_operator ? t('Operator') : is_washer ? t('Washer') : t('Customer')}
                    </span>
                    <span className="truncate text-ink-2">{email}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <ShowMore pages={people} />
          </>
        )
      }}
    </QueryGate>
  )
}

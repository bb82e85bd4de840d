import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { consolePath } from '../../view-model.ts'
import { useConsolePeople } from '../use-console-people.ts'

export function PeopleList({ search, openId }: { search: string; openId: number | undefined }) {
  const people = useConsolePeople(search)
  return (
    <QueryGate query={people}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <p className="p-4 text-ink-2">{t('No people match your search.')}</p>
        return (
          <>
            <ul className="console-rows" aria-label={t('People')}>
              {rows.map(({ id, name, email, is_washer, is_operator }) => (
                <li key={id}>
                  <Link to={consolePath('people', id)} aria-current={id === openId ? 'true' : undefined}>
                    <b className="truncate">{name}</b>
                    <span className="console-row-end">
                      {is_operator ? t('Operator') : is_washer ? t('Washer') : t('Customer')}
                    </span>
                    <span className="col-span-2 truncate text-ink-2">{email}</span>
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

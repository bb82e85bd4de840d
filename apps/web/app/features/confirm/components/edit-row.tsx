import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../../../router/index.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface EditRowProps {
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Where it is edited; without it the row is read-only. */
  edit?: { to: LinkProps['to']; state: unknown; label: string }
  /** Beneath a row without such a link. */
  actions?: ReactNode
}

/** One line of the order, with a link that edits it. */
export function EditRow({ icon, title, text, edit, actions }: EditRowProps) {
  const inside = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <b className="line-clamp-2 font-semibold wrap-anywhere">{title}</b>
        {text && <span className="line-clamp-2 text-14 text-ink-2 wrap-anywhere">{text}</span>}
      </span>
    </>
  )
  if (!edit)
    return (
      <li>
        <div className="edit-row">{inside}</div>
        {actions && <div className="flex flex-wrap gap-2 pb-4">{actions}</div>}
      </li>
    )
  return (
    <li>
      <Link to={edit.to} state={edit.state} className="edit-row">
        {inside}
        <span className="sr-only">{edit.label}</span>
        <Icon name="edit" />
      </Link>
    </li>
  )
}

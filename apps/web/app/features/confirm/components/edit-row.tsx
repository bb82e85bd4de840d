import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../../../router/index.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface EditRowProps {
  icon: ReactNode
  title: string
  text?: ReactNode
  /** Where it is edited; without it the row is no link. */
  edit?: { to: LinkProps['to']; state: unknown; label: string }
  /** At the right of a row without such a link. */
  action?: ReactNode
}

/** One line of the order, with what edits it. */
export function EditRow({ icon, title, text, edit, action }: EditRowProps) {
  const inside = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <b className="line-clamp-2 font-semibold">{title}</b>
        {text && <span className="block text-14 text-ink-2">{text}</span>}
      </span>
    </>
  )
  return (
    <li>
      {edit ? (
        <Link to={edit.to} state={edit.state} className="edit-row">
          {inside}
          <span className="sr-only">{edit.label}</span>
          <Icon name="edit" />
        </Link>
      ) : (
        <div className="edit-row">
          {inside}
          {action}
        </div>
      )}
    </li>
  )
}

import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './sprite.ts'

export interface NoteProps {
  tone?: 'info' | 'good' | 'bad'
  icon?: IconName
  children: ReactNode
}

const toneIcons = { info: 'clock', good: 'check', bad: 'alert' } as const

/** A short remark on a coloured background. */
export function Note({ tone = 'info', icon, children }: NoteProps) {
  const glyph = icon ?? toneIcons[tone]
  return (
    <div className={classes('note', tone !== 'info' && `note-${tone}`)}>
      <Icon name={glyph} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

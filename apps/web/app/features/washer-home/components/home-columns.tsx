import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'

export interface HomeColumnsProps {
  /** The right column; below on a phone. */
  beside?: ReactNode
  children: ReactNode
}

export const HomeColumns = ({ beside, children }: HomeColumnsProps) => (
  <>
    <h1 className="sr-only">{t('Home')}</h1>
    <div className="grid gap-8 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-x-[72px]">
      <div className="grid content-start gap-5 narrow:gap-8">{children}</div>
      {beside}
    </div>
  </>
)

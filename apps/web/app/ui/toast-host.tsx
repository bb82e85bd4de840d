import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastWanted } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })))

/** The place where toasts appear; once, at the root. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenToastWanted(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  )
}

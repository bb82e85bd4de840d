import { type ComponentType, lazy, Suspense, useState } from 'react'
import { HeldBelow } from './held-below.tsx'
import { loadWhenOnline } from './load-when-online.ts'
import { Skeleton } from './skeleton.tsx'

type Load<P> = (() => Promise<ComponentType<P>>) & { readonly now?: () => ComponentType<P> | undefined }

/**
 * A part of a screen whose code comes when it is wanted: when it is shown, or for a dialog when it first opens; it then stays, with
 * what was typed. Meanwhile its shape is shown, or nothing (null) where most screens have no such part; what is below waits for it. Spread `soon` on the button that opens it, so that the code is there by the press.
 */
export function later<P extends object>(load: Load<P>, meanwhile?: null) {
  const Part = lazy(async () => ({ default: await loadWhenOnline(load) }))
  const shape = meanwhile === null ? <HeldBelow /> : <Skeleton className="h-64" />
  /** What was loaded before is shown in the same frame. */
  const part = (): ComponentType<P> => load.now?.() ?? Part
  const begin = () => void load().catch(() => undefined)
  const Later = (props: P) => {
    const isDialog = 'open' in props
    const isOpen = !isDialog || props.open === true
    const [Shown, setShown] = useState(() => (isOpen ? part() : undefined))
    if (isOpen && !Shown) setShown(part)
    return (
      Shown && (
        <Suspense fallback={isDialog ? null : shape}>
          <Shown {...props} />
        </Suspense>
      )
    )
  }
  return Object.assign(Later, { soon: { onPointerEnter: begin, onFocus: begin } })
}

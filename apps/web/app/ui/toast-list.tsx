import { type CSSProperties, useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { takeToasts } from './toast.ts'

const top = 80
const toastStyle: CSSProperties = {
  background: '#000',
  color: '#fff',
  borderColor: '#000',
  fontFamily: 'var(--font-text)',
  fontSize: 15,
  // News must not keep anyone from what lies under it.
  pointerEvents: 'none',
}

export function ToastList() {
  useEffect(
    () =>
      takeToasts((kind, text, duration) => {
        const say = { plain: sonner, success: sonner.success, error: sonner.error }[kind]
        say(text, { duration })
      }),
    [],
  )
  return (
    <Toaster
      position="top-right"
      offset={{ top, right: 16 }}
      mobileOffset={{ top, right: 16, left: 16 }}
      visibleToasts={20}
      expand
      theme="dark"
      toastOptions={{ style: toastStyle }}
    />
  )
}

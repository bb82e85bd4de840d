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
  // A toast must not block what is below it.
  pointerEvents: 'none',
}

export function ToastList() {
  useEffect(
    () =>
      takeToasts((kind, text, options) => {
        const showToast = { plain: sonner, success: sonner.success, error: sonner.error }[kind]
        showToast(text, options)
      }),
    [],
  )
  return (
    <Toaster
      position="top-right"
      offset={{ top, right: 16 }}
      mobileOffset={{ top, right: 16, left: 16 }}
      visibleToasts={2}
      expand
      theme="dark"
      toastOptions={{ style: toastStyle }}
    />
  )
}

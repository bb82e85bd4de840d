import { useEffect } from 'react'
import { Toaster, toast as sonner } from 'sonner'
import { takeToasts } from './toast.ts'

const top = 80

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
      toastOptions={{ className: 'toast' }}
    />
  )
}

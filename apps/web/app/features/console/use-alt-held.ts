import { useEffect, useState } from 'react'

/** Whether Alt is held: then the keys of the console are shown. */
export function useAltHeld(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const note = (event: KeyboardEvent) => setHeld(event.type === 'keydown' && event.key === 'Alt')
    const leave = () => setHeld(false)
    window.addEventListener('keydown', note)
    window.addEventListener('keyup', note)
    window.addEventListener('blur', leave)
    return () => {
      window.removeEventListener('keydown', note)
      window.removeEventListener('keyup', note)
      window.removeEventListener('blur', leave)
    }
  }, [])
  return isHeld
}

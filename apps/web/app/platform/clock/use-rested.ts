import { useEffect, useState } from 'react'

const quietMs = 200

/** The typed value, once typing pauses. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

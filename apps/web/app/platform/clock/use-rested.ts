import { useEffect, useState } from 'react'

const quietMs = 200

/** The value, once it stops changing. */
export function useRested<Value>(typed: Value): Value {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

import { useEffect, useState } from 'react'

/** A photo and an address to show it at, released when another takes its place. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Blob>()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo) return setUrl(undefined)
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return { photo, url, setPhoto }
}

import { useEffect, useState } from 'react'

/** An object URL of a photo, revoked when another takes its place. */
export function usePhotoUrl(photo: Blob | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo) return setUrl(undefined)
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}

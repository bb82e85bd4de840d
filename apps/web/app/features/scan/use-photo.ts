import { useState } from 'react'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'

/** A photo with an address to show it at. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Blob>()
  return { photo, url: usePhotoUrl(photo), setPhoto }
}

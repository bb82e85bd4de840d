/** Delays the reading of pictures, as on a slow phone, until the returned function is called. */
export function delayPictures(): () => void {
  const isRead = Promise.withResolvers<void>()
  const read = window.createImageBitmap
  window.createImageBitmap = (async (picture: Blob, options?: ImageBitmapOptions) => {
    await isRead.promise
    return read(picture, options)
  }) as typeof read
  return () => {
    window.createImageBitmap = read
    isRead.resolve()
  }
}

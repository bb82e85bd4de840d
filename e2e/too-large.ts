/** For `page.evaluate`: whether a page can be scrolled sideways in a window of this width. */
export const tooWide = (width: number): string[] => {
  const { scrollWidth } = document.documentElement
  return scrollWidth > width ? [`too wide: ${scrollWidth} px`] : []
}

/** For `page.evaluate`: a screen with parts that scroll is as high as the window: what is only heard does not let it be scrolled into nothing. */
export const tooHigh = (height: number): string[] => {
  const { scrollHeight } = document.documentElement
  const isTooHigh = document.querySelector('.map-page, .console') && scrollHeight > height
  return isTooHigh ? [`too high: ${scrollHeight} px`] : []
}

/**
 * Calls with whether the element is in view, first for where it is now; the result ends the watch. A busy page hears
 * several changes at once, oldest first.
 */
export function watchView(
  element: Element,
  onChange: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((changes) => onChange(isInViewAfter(changes)), options)
  observer.observe(element)
  return () => observer.disconnect()
}

export const isInViewAfter = (changes: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean =>
  changes.at(-1)?.isIntersecting ?? false

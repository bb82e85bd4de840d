/** Whether an element is in view by what its observer has heard: a busy page hears several changes at once, oldest first. */
export const isInViewAfter = (changes: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean =>
  changes.at(-1)?.isIntersecting === true

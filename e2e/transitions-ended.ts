/** For `page.evaluate`: colours that are still fading into each other are nobody's contrast. */
export const transitionsEnded = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished.catch(() => undefined)),
  ).then(() => undefined)

declare global {
  /** Of a written page: the code is there now. Gives the button that was pressed before. */
  var codeIsThere: (() => HTMLElement | undefined) | undefined
}

/** What was pressed on a written page before its code was there happens now. */
export function pressAgain(): void {
  const pressed = globalThis.codeIsThere?.()
  globalThis.codeIsThere = undefined
  if (pressed?.isConnected) pressed.click()
}

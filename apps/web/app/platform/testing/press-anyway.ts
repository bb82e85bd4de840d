import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Presses what a pointer cannot reach or is told to be off, wherever it stands by then: a forced click goes to a place, not to an element. */
export async function pressAnyway(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument()
  const element = target.element()
  if (element instanceof HTMLElement) element.click()
}

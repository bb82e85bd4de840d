import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Presses an element that is hidden or disabled, wherever it stands by then: a forced click goes to a place. */
export async function pressAnyway(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument()
  const element = target.element()
  if (element instanceof HTMLElement) element.click()
}

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../platform/testing/render-route.tsx'
import { toast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"]')

it('shows at most two toasts at a time, the newest', async () => {
  render(<ToastHost />)
  for (const text of ['First', 'Second', 'Third']) toast.show(text)
  await expect.element(page.getByText('Third')).toBeVisible()
  await expect.poll(() => [...shown()].map((each) => each.textContent).sort()).toEqual(['Second', 'Third'])
})

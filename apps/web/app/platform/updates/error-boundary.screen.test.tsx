import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render-route.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('drawn wrong')
}

function App() {
  const [place, setPlace] = useState('broken')
  return (
    <>
      <button type="button" onClick={() => setPlace('whole')}>
        Go on
      </button>
      <ErrorBoundary place={place}>{place === 'broken' ? <Broken /> : <p>Here</p>}</ErrorBoundary>
    </>
  )
}

it('shows what can be done where a screen fails, and the next screen after it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<App />)
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('Here')).toBeVisible()
  logged.mockRestore()
})

import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Link, MemoryRouter, useLocation } from '../../router/index.ts'
import { render } from '../testing/render-route.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

function Screens() {
  useScrollRestoration()
  const { pathname, search } = useLocation()
  return (
    <div style={{ height: '5000px' }}>
      <nav style={{ position: 'fixed', top: 0 }}>
        <p>{pathname + search}</p>
        <Link to="/next">Next</Link>
        <Link to={{ search: 'filter' }} state={{ keepScroll: true }}>
          Filter
        </Link>
        <Link to="/next#part">Part</Link>
      </nav>
      <h2 id="part" style={{ position: 'absolute', top: '2000px' }}>
        Part
      </h2>
    </div>
  )
}

const show = () =>
  render(
    <MemoryRouter at="/first">
      <Screens />
    </MemoryRouter>,
  )

it('shows a new screen from its top, and a filtered one where it stands', async () => {
  show()
  await expect.element(page.getByText('/first')).toBeVisible()
  scrollTo({ top: 700, behavior: 'instant' })
  await expect.poll(() => scrollY).toBe(700)
  await page.getByRole('link', { name: 'Filter' }).click()
  await expect.element(page.getByText('/first?filter')).toBeVisible()
  expect(scrollY).toBe(700)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.element(page.getByText('/next', { exact: true })).toBeVisible()
  expect(scrollY).toBe(0)
  expect(document.documentElement.style.getPropertyValue('--scrolled-by')).toBe('-700px')
})

it('shows a screen at the hash of its address', async () => {
  show()
  await page.getByRole('link', { name: 'Part' }).click()
  await expect.element(page.getByText('/next', { exact: true })).toBeVisible()
  // The heading keeps a margin to the top.
  expect(scrollY).toBeGreaterThan(1900)
})

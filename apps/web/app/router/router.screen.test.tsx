import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../platform/testing/render-route.tsx'
import { Link, MemoryRouter, Navigate, NavLink, useLocation, useNavigate, useSearchParams } from './index.ts'

function Place() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  return (
    <>
      <p role="status">{pathname + search + (state ? JSON.stringify(state) : '')}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => setParams((old) => [...old, ['page', `${[...params].length + 1}`]])}>
        More
      </button>
    </>
  )
}

const place = () => page.getByRole('status')
const press = (name: string) => page.getByRole('button', { name }).click()

test('a link opens its page with its state, and a second press adds no entry', async () => {
  render(
    <MemoryRouter at="/first">
      <Place />
      <Link to="/second" state={{ id: 3 }}>
        Next
      </Link>
    </MemoryRouter>,
  )
  const link = page.getByRole('link', { name: 'Next' })
  await link.click()
  await link.click()
  await expect.element(place()).toHaveTextContent('/second{"id":3}')
  await press('Back')
  await expect.element(place()).toHaveTextContent('/first')
})

test.each([
  ['a new tab', {}, { ctrlKey: true }],
  ['a new window', {}, { shiftKey: true }],
  ['a download', {}, { altKey: true }],
  ['the middle button', {}, { button: 1 }],
  ['another frame', { target: '_blank' }, {}],
])('a click for %s is left to the browser', async (_name, attributes, keys) => {
  let isLeft: boolean | undefined
  render(
    <MemoryRouter at="/first">
      <Place />
      <Link to="/second" {...attributes}>
        Next
      </Link>
    </MemoryRouter>,
  )
  await expect.element(place()).toHaveTextContent('/first')
  const keep = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', keep)
  page
    .getByRole('link', { name: 'Next' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  document.removeEventListener('click', keep)
  expect(isLeft).toBe(true)
  await expect.element(place()).toHaveTextContent('/first')
})

test('a link to the page that is shown, or to one above it, is marked as such', async () => {
  render(
    <MemoryRouter at="/account/tokens">
      <NavLink to="/account">Account</NavLink>
      <NavLink to="/account/tokens">Tokens</NavLink>
      <NavLink to="/acc">Other</NavLink>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Tokens' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Other' })).not.toHaveAttribute('aria-current')
})

test('parameters of the address change from what they are', async () => {
  render(
    <MemoryRouter at="/first?q=a">
      <Place />
    </MemoryRouter>,
  )
  await press('More')
  await expect.element(place()).toHaveTextContent('/first?q=a&page=2')
  await press('More')
  await expect.element(place()).toHaveTextContent('/first?q=a&page=2&page=3')
})

test('who goes elsewhere while the first page is drawn arrives there', async () => {
  function Early() {
    const navigate = useNavigate()
    useLayoutEffect(() => navigate('/second', { replace: true }), [navigate])
    return null
  }
  render(
    <MemoryRouter at="/first">
      <Early />
      <Place />
    </MemoryRouter>,
  )
  await expect.element(place()).toHaveTextContent('/second')
})

test('a page that is not there any more leads on', async () => {
  render(
    <MemoryRouter at="/first">
      {<Navigate to={{ pathname: '/third', search: '?a=1' }} replace state={{ from: 'first' }} />}
      <Place />
    </MemoryRouter>,
  )
  await expect.element(place()).toHaveTextContent('/third?a=1{"from":"first"}')
})

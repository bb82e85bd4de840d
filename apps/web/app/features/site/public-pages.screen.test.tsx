import { getMatching } from '@washline/contract/dispatch/matching'
import { getAccount, register } from '@washline/contract/identity/endpoints'
import { market } from '@washline/contract/market'
import { minor, toMajor } from '@washline/contract/money'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import { getMoneyRules, getSearchSettings } from '@washline/contract/settings/endpoints'
import { defaultMarketSettings } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import { getClosing } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aConfig } from '../../platform/testing/a-config.ts'
import { answer, answerBy, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const account = [
  answer(getClosing, { success: true, data: null }),
  answer(getAccount, { success: true, data: { ...aCustomer(), address: null } }),
  answer(getWallet, { success: true, data: { balance: toMajor(minor(0)), entries: [], next_cursor: null } }),
  answer(listPaymentMethods, { success: true, payment_methods: [] }),
]

const headings = (level: number) =>
  page
    .getByRole('main')
    .getByRole('heading', { level })
    .elements()
    .map((heading) => heading.textContent)

it.each([
  ['/how-it-works', 'How It Works'],
  ['/become-washer', 'Washing machine free? Put it to work.'],
  ['/how-matching-works', 'How matching works'],
  ['/how-claims-work', 'How claims work'],
  ['/safety-terms', 'Safety & Security'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
])('%s is a page with its headings in order', async (path, title) => {
  renderRoute(path)
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  expect(headings(1)).toEqual([title])
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map((each) => Number(each.tagName[1]))
  expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('opens the menu of a phone and follows its links', async () => {
  const app = renderRoute('/terms')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'How It Works' }).click()
  await expect.poll(app.path).toBe('/how-it-works')
})

it('publishes the present weights of the ranking, heaviest first', async () => {
  const settings = { ...defaultMarketSettings, weight_travel: 15, weight_rating: 45, newcomer_nth: 4 }
  renderRoute('/how-matching-works', { handlers: [answer(getSearchSettings, { success: true, data: settings })] })
  const part = page.getByRole('region', { name: 'What counts, and how much' })
  const parts = part.getByRole('listitem')
  await expect.element(parts.first().getByText('45%')).toBeVisible()
  await expect.element(part.getByText('One offer in 4 goes to a newcomer.')).toBeVisible()
  const percents = parts.elements().map((part) => Number.parseInt(part.textContent ?? '', 10))
  expect(percents).toHaveLength(Object.keys(market.dispatch.weights).length)
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  expect(percents).toEqual([...percents].sort((a, b) => b - a))
})

it('shows the present settings of the search, and offers a retry', async () => {
  renderRoute('/how-matching-works', { handlers: [unreachable(getSearchSettings)] })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  network.use(
    answer(getSearchSettings, {
      success: true,
      data: { ...defaultMarketSettings, wave_size: 2, offer_s: 45, radii_km: [4, 9] },
    }),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(page.getByText('The best 2 nearby Washers are asked together and have 45 seconds.'))
    .toBeVisible()
  await expect.element(page.getByText('9 km')).toBeVisible()
})

it.each<[string, string[]]>([
  [
    '/how-it-works',
    [priced('7% of the value, at least $3'), priced('+ $4.50'), '88% of the value and every tip are yours.'],
  ],
  [
    '/terms',
    [priced('7% of the value, at least $3.'), priced('Coverage up to $1,000 costs $1.'), '12% is the commission.'],
  ],
  ['/become-washer', ['88% is yours', 'After 12% commission']],
  [
    '/how-claims-work',
    [priced('Up to $30 is decided right away.'), priced('The amount is at most $30.00.'), 'at least 9 days old'],
  ],
])('%s shows the fees and limits of now', async (path, texts) => {
  const fees = {
    ...builtInFees,
    service_basis_points: 700,
    service_minimum_minor: minor(300),
    load_heavy_minor: minor(450),
    commission_basis_points: 1_200,
    coverage_fees_minor: [minor(100), minor(700)],
  }
  const claims = { ...builtInLimits, instant_maximum_minor: minor(3_000), account_age_days: 9 }
  renderRoute(path, { handlers: [answer(getMoneyRules, { success: true, data: { fees, claims } })] })
  for (const text of texts) await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible()
})

it('compares the ages of its table with the Fair Claims Guide, row by row, and states what is not compared', async () => {
  renderRoute('/how-claims-work')
  const section = page.getByRole('region', { name: 'Compared with the Fair Claims Guide' })
  await expect.element(section.getByRole('row', { name: 'Towel 3 years 5 years' })).toBeVisible()
  await expect.element(section.getByRole('row', { name: 'Bed sheet 2 years 5 years' })).toBeVisible()
  await expect.element(section.getByRole('row', { name: 'Pillowcase 2 years 5 years' })).toBeVisible()
  expect(section.getByRole('row').elements()).toHaveLength(4)
  await expect.element(section.getByText(/^The table shows the rows of the Guide’s household table/)).toBeVisible()
})

it('keeps the fees of the build where those of now cannot be read', async () => {
  renderRoute('/how-it-works', { handlers: [unreachable(getMoneyRules)] })
  await expect.element(page.getByText(priced('10% of the value, at least $2'))).toBeVisible()
})

it('shows what counts where Washers are short, as it is set', async () => {
  const settings = { ...defaultMarketSettings, cost_lateness: 5, cost_travel: 2, cost_newcomer_s: 600 }
  renderRoute('/how-matching-works', { handlers: [answer(getSearchSettings, { success: true, data: settings })] })
  const section = page.getByRole('region', { name: 'When Washers are short' })
  await expect.element(section.getByText('Expected lateness against the promise, times 5')).toBeVisible()
  await expect.element(section.getByText('Travel time, times 2')).toBeVisible()
  await expect.element(section.getByText('For a newcomer, 10 minutes less')).toBeVisible()
})

it('publishes how orders are decided together, and the learned weights of a skip, with a retry', async () => {
  renderRoute('/how-matching-works', { handlers: [unreachable(getMatching)] })
  const section = page.getByRole('region', { name: 'When Washers are short' })
  await expect.element(section.getByText('The chance of a skip, times 10 minutes')).toBeVisible()
  await expect.element(section.getByRole('button', { name: 'Retry' })).toBeVisible()
  const weights = { base: 0.5, travelMinutes: 0.081, payPerHour: -0.04, ordersInHand: 1.2, acceptance: -2, skips: 1 }
  const refusal = { weights, answers: 812, refused: 300, learned_at: '2026-11-20T08:00:00.000Z' }
  network.use(answer(getMatching, { success: true, data: { refusal } }))
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(section.getByRole('list', { name: 'Weights of a skip' }))
    .toHaveTextContent(
      'Always: 0.5Minutes of driving: times 0.081Pay per hour, in $: times -0.04Current orders: times 1.2Share of accepted offers, 0 to 1: times -2Skips of similar orders, 0 to 1: times 1',
    )
  await expect
    .element(section.getByText('Learned on Nov 20, 2026 from 812 answers, of which 300 were skips or no answer.'))
    .toBeVisible()
})

it.each(['/terms', '/privacy'])('every entry in the contents of %s links to its section', async (path) => {
  renderRoute(path)
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const numbered = headings(2)
  expect(links.elements().map((link, index) => `${index + 1}. ${link.textContent}`)).toEqual(numbered)
  for (const link of links.elements())
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent ?? '').not.toBeNull()
})

it('names what it keeps in a browser as the browser does', async () => {
  renderRoute('/privacy')
  const names = ['language', '__Host-washline_device', 'washline_device', 'auth_token', 'current_user', 'push_device']
  for (const name of names)
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(new RegExp(`(^|\\s)${name}\\b`))
          .first(),
      )
      .toBeVisible()
})

it('names the operator of the installation', async () => {
  renderRoute('/privacy', {
    handlers: [answer(getConfig, aConfig({ operator: { name: 'Harbour Laundry', email: 'hi@harbour.test' } }))],
  })
  await expect.element(page.getByText(/run by Harbour Laundry/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'hi@harbour.test' }))
    .toHaveAttribute('href', 'mailto:hi@harbour.test')
})

it('leads a visitor through the sign-up to the form that registers a Washer', async () => {
  const app = renderRoute('/become-washer', {
    handlers: [...account, answerBy(register, () => ({ success: true, token: 'fresh', user: aCustomer() }))],
  })
  await page.getByRole('main').getByRole('button', { name: 'Become a Washer' }).first().click()
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await form.getByLabelText('Name').fill('Mei Tan')
  await form.getByLabelText('Email').fill('mei@example.test')
  await form.getByLabelText('Phone number').fill('+60 12 345 6789')
  await form.getByLabelText('Password', { exact: true }).fill('washline-demo')
  await form.getByLabelText('Confirm password').fill('washline-demo')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect.poll(app.path).toBe('/account')
  await expect.element(page.getByRole('dialog', { name: /Become a/ })).toBeVisible()
})

it('leads a Washer to the account, without the form', async () => {
  const app = renderRoute('/become-washer', { user: aWasher(), handlers: account })
  await page.getByRole('main').getByRole('button', { name: 'Become a Washer' }).first().click()
  await expect.poll(app.path).toBe('/account')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

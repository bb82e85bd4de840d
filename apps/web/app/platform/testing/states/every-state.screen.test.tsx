import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { routeTable } from '../../../route-table.ts'
import { queryClient } from '../../query.ts'
import { aCustomer, anOperator, aWasher } from '../people.ts'
import { renderRoute } from '../render-route.tsx'
import { type ScreenStates, screenStates } from './screen-states.ts'
import { type Server, serveEverything } from './serve-everything.ts'

const people = { guest: undefined, customer: aCustomer(), washer: aWasher(), operator: anOperator() }
const seen = () => document.querySelector('main')

/** Waits for a text and reports what the screen showed instead. */
async function until(shows: () => unknown): Promise<void> {
  await vi.waitUntil(shows, { timeout: 12_000, interval: 15 }).catch(() => {
    throw new Error(`It says: ${document.body.innerText.slice(0, 900)}`)
  })
}
const titled = screenStates.map((row) => ({ ...row, title: `${row.address ?? row.path} (${row.who})` }))
const rowsWith = (state: 'empty' | 'long') => titled.filter((row) => typeof row[state] === 'string')

let letGo: () => void = () => undefined
afterEach(() => letGo())

function open({ path, address = path, who, values }: ScreenStates, first: Server) {
  let server = first
  letGo = serveEverything(() => server, values).release
  const user = people[who]
  renderRoute(address, user ? { user } : {})
  return {
    become: (next: Server) => {
      server = next
    },
  }
}

/** The innermost things that reach over the right edge. */
const standsOut = () =>
  [...document.body.querySelectorAll('*')]
    .filter((each) => each.scrollWidth > 320 || each.getBoundingClientRect().right > 320)
    .reverse()
    .slice(0, 4)
    .map(
      (each) =>
        `${each.parentElement?.className} > ${each.tagName}.${each.className}: ${each.textContent?.slice(0, 40)}`,
    )
    .join('\n')
const isSettled = () => queryClient.isFetching() === 0 && seen() !== null && !seen()?.querySelector('.skeleton')

beforeAll(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
)

it('has a row for every route', () => {
  const paths = Object.values(routeTable)
    .flat()
    .map(([path]) => path)
    .filter((path) => !/^\/(?:de|es|fr|ja|zh)(?:\/|$)/.test(path))
  expect(new Set(screenStates.map(({ path }) => path))).toEqual(new Set(paths))
})

const retries = () => page.getByRole('button', { name: /^Retry/ }).elements()

async function showsItsOutline(): Promise<void> {
  // The app's own first frame stands until the screen's code is there.
  await until(() => !document.querySelector('.app[aria-busy]') && seen()?.querySelector('.skeleton'))
  expect(document.querySelectorAll('[aria-busy=true],[role=status][aria-label^=Loading]').length).toBeGreaterThan(0)
}

/** Presses each way to ask again once, and waits for what was asked. */
async function asksAgain(): Promise<void> {
  const pressed = new Set<Element>()
  await until(() => {
    for (const each of retries().filter((button) => !pressed.has(button))) {
      pressed.add(each)
      ;(each as HTMLElement).click()
    }
    return retries().length === 0 && isSettled()
  })
}

/** A journey presses the button that loads the page anew: here it would end the test. */
async function asksAsNewPage(): Promise<void> {
  await queryClient.refetchQueries()
  await until(() => retries().length === 0 && isSettled())
}

describe('shows an outline while nothing is answered, shows the failure of the server, retries, and keeps what is known without a network', () => {
  it.each(titled.filter((row) => typeof row.error === 'string'))('$title', async (row) => {
    const { become } = open(row, 'silent')
    if (row.loading === 'outline') await showsItsOutline()
    become('failing')
    letGo()
    await until(() => retries().length > 0 && queryClient.isFetching() === 0)
    become('usual')
    if (row.error === 'retry') await asksAgain()
    else await asksAsNewPage()
    if (row.offline !== 'cached') return
    const cached = seen()?.innerText.length ?? 0
    become('gone')
    await queryClient.invalidateQueries()
    expect(seen()?.innerText.length).toBeGreaterThanOrEqual(cached * 0.9)
  })
})

describe('shows what to do where there is nothing yet', () => {
  it.each(rowsWith('empty'))('$title', async (row) => {
    open(row, 'empty')
    await until(isSettled)
    expect(seen()?.textContent).toContain(row.empty)
  })
})

describe('with long names and texts, large amounts and full lists, it stays within 320 px', () => {
  beforeAll(() => page.viewport(320, 700))
  it.each(rowsWith('long'))('$title', async (row) => {
    open(row, 'long')
    await until(isSettled)
    expect(document.documentElement.scrollWidth, standsOut()).toBeLessThanOrEqual(320)
  })
})

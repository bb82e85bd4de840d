import { expect, test } from 'vitest'
import { memoryHistory, type Visit } from './history.ts'

const shown = ({ location: { pathname, search, state }, action }: Visit) => ({ at: pathname + search, state, action })

test('adds entries, goes back and forth, and ends at the first and the last one', () => {
  const history = memoryHistory('/first')
  const seen: string[] = []
  const end = history.listen(({ location }) => seen.push(location.pathname))
  history.navigate('/second', { state: { from: 'first' } })
  expect(shown(history.visit())).toEqual({ at: '/second', state: { from: 'first' }, action: 'PUSH' })
  history.go(-1)
  expect(shown(history.visit())).toEqual({ at: '/first', state: null, action: 'POP' })
  history.go(-1)
  history.go(5)
  end()
  history.go(-1)
  expect(seen).toEqual(['/second', '/first', '/first', '/second'])
})

test('replaces the entry that is shown', () => {
  const history = memoryHistory('/first')
  history.navigate('/second')
  history.navigate('?page=2', { replace: true })
  expect(shown(history.visit())).toEqual({ at: '/second?page=2', state: null, action: 'REPLACE' })
  history.go(-1)
  expect(history.visit().location.pathname).toBe('/first')
})

test('forgets what was ahead once it goes elsewhere', () => {
  const history = memoryHistory('/first')
  history.navigate('/second')
  history.go(-1)
  history.navigate('/third')
  history.go(1)
  expect(history.visit().location.pathname).toBe('/third')
})

test('knows the first page by its key, and every other entry by one of its own', () => {
  const history = memoryHistory({ pathname: '/first', search: '?a=1' }, { order_id: 3 })
  expect(history.visit().location).toMatchObject({ search: '?a=1', state: { order_id: 3 }, key: 'default' })
  history.navigate('/first')
  expect(history.visit().location.key).not.toBe('default')
})

// From one request of an agent to the next, in the order of the list it was opened from.
import { beforeEach, expect, test } from 'vitest'
import { neighboursOf, rememberOrder } from '../../src/requests/agent/list-order.ts'

beforeEach(() => sessionStorage.clear())
const list = '/en/freight/requests?tab=answer'

test('a request knows its neighbours, and its list as it was left', () => {
  rememberOrder({ list, pages: ['freight/requests/a', 'freight/requests/b', 'freight/jobs/c'] })
  expect(neighboursOf('freight/requests/b')).toEqual({
    list,
    at: 2,
    count: 3,
    previous: 'freight/requests/a',
    next: 'freight/jobs/c',
  })
  expect(neighboursOf('freight/requests/a')).toEqual({ list, at: 1, count: 3, next: 'freight/requests/b' })
  expect(neighboursOf('freight/jobs/c')).toEqual({ list, at: 3, count: 3, previous: 'freight/requests/b' })
})

test('a request of no list, or of a list that cannot be read, has none', () => {
  expect(neighboursOf('freight/requests/a')).toBeUndefined()
  rememberOrder({ list, pages: ['freight/requests/a'] })
  expect(neighboursOf('freight/requests/z')).toBeUndefined()
  sessionStorage.setItem('marsa.agent-list', '{')
  expect(neighboursOf('freight/requests/a')).toBeUndefined()
})

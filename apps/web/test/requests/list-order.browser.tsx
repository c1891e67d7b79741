// From one request of an agent to the next, in the order of the list it was opened from.
import { beforeEach, expect, test } from 'vitest'
import { neighboursOf, rememberOrder, rememberWhole } from '../../src/requests/agent/list-order.ts'

beforeEach(() => sessionStorage.clear())
const list = '/en/freight/requests?tab=answer'

test('a request knows its neighbours, and its list as it was left', () => {
  rememberOrder({
    list,
    pages: ['freight/requests/a', 'freight/requests/b', 'freight/jobs/c'],
    isWhole: true,
  })
  const whole = { list, isWhole: true, count: 3 }
  expect(neighboursOf('freight/requests/b')).toEqual({
    ...whole,
    at: 2,
    previous: 'freight/requests/a',
    next: 'freight/jobs/c',
  })
  expect(neighboursOf('freight/requests/a')).toEqual({ ...whole, at: 1, next: 'freight/requests/b' })
  expect(neighboursOf('freight/jobs/c')).toEqual({ ...whole, at: 3, previous: 'freight/requests/b' })
})

test('of a list with several pages all are walked, as they stood when one was opened', () => {
  rememberOrder({ list, pages: ['freight/requests/c', 'freight/requests/d'], isWhole: false })
  expect(neighboursOf('freight/requests/c')).toMatchObject({ at: 1, count: 2, isWhole: false })
  const pages = ['a', 'b', 'c', 'd', 'e'].map((id) => `freight/requests/${id}`)
  expect(rememberWhole('freight/requests/c', list, pages)).toBe(true)
  expect(neighboursOf('freight/requests/c')).toEqual({
    list,
    isWhole: true,
    at: 3,
    count: 5,
    previous: 'freight/requests/b',
    next: 'freight/requests/d',
  })
})

test('an answer for another list, or without the open request, is left out', () => {
  rememberOrder({ list, pages: ['freight/requests/c'], isWhole: false })
  expect(rememberWhole('freight/requests/c', `${list}&page=2`, ['freight/requests/c'])).toBe(false)
  expect(rememberWhole('freight/requests/c', list, ['freight/requests/d'])).toBe(false)
  expect(neighboursOf('freight/requests/c')).toMatchObject({ count: 1, isWhole: false })
})

test('a request of no list, or of a list that cannot be read, has none', () => {
  expect(neighboursOf('freight/requests/a')).toBeUndefined()
  rememberOrder({ list, pages: ['freight/requests/a'], isWhole: true })
  expect(neighboursOf('freight/requests/z')).toBeUndefined()
  sessionStorage.setItem('marsa.agent-list', '{')
  expect(neighboursOf('freight/requests/a')).toBeUndefined()
})

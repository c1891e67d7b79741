import { expect, test } from 'vitest'
import { figuresOf } from './public-figures.ts'

const counted = { agents: 6, answers: 40, minutes: 55, deliveries: 30, onTime: 29 }

test.each([
  [
    'enough of all',
    {},
    { agents: 6, answers: { count: 40, minutes: 55 }, deliveries: { count: 30, percent: 96 } },
  ],
  ['two agents', { agents: 2 }, { agents: null }],
  ['nine answers', { answers: 9 }, { answers: null }],
  ['answers without a time', { minutes: null }, { answers: null }],
  ['an answer at once', { minutes: 0 }, { answers: { count: 40, minutes: 0 } }],
  ['nine deliveries', { deliveries: 9, onTime: 9 }, { deliveries: null }],
  ['ten, all in time', { deliveries: 10, onTime: 10 }, { deliveries: { count: 10, percent: 100 } }],
  ['one of many late', { deliveries: 1000, onTime: 999 }, { deliveries: { count: 1000, percent: 99 } }],
] as const)('figures of %s', (_, change, shown) => {
  expect(figuresOf({ ...counted, ...change })).toMatchObject(shown)
})

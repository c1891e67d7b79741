import { expect, test } from 'vitest'
import { eachAlone } from './each-alone.ts'

const failing = (bad: Record<number, Error>, done: number[]) => (item: number) =>
  bad[item] ? Promise.reject(bad[item]) : Promise.resolve(void done.push(item))

test('does the others where one fails, and throws what failed in the end', async () => {
  const done: number[] = []
  const [first, second] = [new Error('one'), new Error('three')]
  const attempt = eachAlone([1, 2, 3, 4], failing({ 1: first, 3: second }, done))
  await expect(attempt).rejects.toMatchObject({ errors: [first, second] })
  expect(done).toEqual([2, 4])
})

test('ends at once where the database is away', async () => {
  const done: number[] = []
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  await expect(eachAlone([1, 2, 3], failing({ 2: away }, done))).rejects.toBe(away)
  expect(done).toEqual([1])
})

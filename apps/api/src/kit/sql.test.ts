// SQL as a template: values become parameters in their order, pieces nest, names and values in the text are quoted.
import { expect, test } from 'vitest'
import { sql } from './sql.ts'

test('values become parameters, in pieces as in the whole', () => {
  const inner = sql`b = ${2} and c = any(${[3]})`
  const whole = sql`select ${1} where ${inner} or ${inner} limit ${sql.lit(5)}`
  expect(whole.text).toBe('select $1 where b = $2 and c = any($3) or b = $4 and c = any($5) limit 5')
  expect(whole.values).toEqual([1, 2, [3], 2, [3]])
})

test('pieces without values, empty ones and joined ones', () => {
  expect(sql`${sql``}a${sql``}`.text).toBe('a')
  expect(sql.join([1, sql`now()`, 'x']).text).toBe('$1, now(), $2')
  expect(sql.join([sql`a`, sql`b`], sql` and `).text).toBe('a and b')
  expect(sql.join([]).text).toBe('')
})

test('names and values that stand in the text are quoted', () => {
  expect(sql.ref('r.na"me').text).toBe('"r"."na""me"')
  expect(sql.lit(`O'Neil`).text).toBe(`'O''Neil'`)
  expect(sql.lit(true).text).toBe('true')
})

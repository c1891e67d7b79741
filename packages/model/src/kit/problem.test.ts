// A code may carry the limit that its sentence names.
import { expect, test } from 'vitest'
import { kitProblems } from './kit-problems.ts'
import { bothMessages, codesOf, rowOf, sentence } from './problem.ts'
import { tooLong } from './too-long.ts'

test('a text that is too long is told how many characters it may have, in both languages', () => {
  expect(sentence(kitProblems, 'en', tooLong(60))).toBe('This text is too long: 60 characters at most.')
  expect(sentence(kitProblems, 'ar', tooLong(60))).toContain('60')
})

test('the code alone names the row', () => {
  expect([rowOf(tooLong(60)), rowOf('kit.field.required')]).toEqual([
    'kit.field.too-long',
    'kit.field.required',
  ])
})

test('what no table knows stays a code', () => {
  expect(sentence(kitProblems, 'en', 'other.code:3')).toBe('other.code')
})

test('a schema that found fault gives a code to every field, its own or that it is missing', () => {
  const issues = [
    { path: ['packages', 0, 'weight'], message: 'express.weight' },
    { path: ['name'], message: 'Invalid input: expected string' },
  ]
  expect(codesOf(issues)).toEqual({ 'packages.0.weight': 'express.weight', name: 'kit.field.required' })
})

test('both messages of a code that no table knows call the field invalid', () => {
  expect(bothMessages(kitProblems, 'other.code')).toEqual({
    messageEn: kitProblems['kit.field.invalid'].en,
    messageAr: kitProblems['kit.field.invalid'].ar,
  })
})

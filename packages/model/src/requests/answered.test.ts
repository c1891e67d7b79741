// What the comparison says of answer times is true outside working hours too, and left out where it says nothing.
import { expect, test } from 'vitest'
import { answeredSentence, answerTime } from './answered.ts'

test('answers that all came outside working hours, or in the same time, are not compared', () => {
  for (const minutes of [[0, 0, 0], [12, 12], [30], [null, 5], []])
    expect(answeredSentence(minutes, 'en')).toBeUndefined()
})

test('an answer without working time took under a minute of it', () => {
  expect(answeredSentence([0, 12, null, 30], 'en')).toBe(
    'Answered in under a minute, 12 minutes and 30 minutes of working time',
  )
  expect(answeredSentence([0, 3], 'ar')).toBe('مدة الرد من وقت العمل: أقل من دقيقة و3 دقائق')
  expect(answerTime(0, 'ar')).toBe('أقل من دقيقة')
})

// A reason that was chosen reads in the language of its reader, and one that was typed as it was typed.
import { expect, test } from 'vitest'
import { cancelReasonIn, cancelReasons } from './cancel-reasons.ts'

test.each(Object.values(cancelReasons))('%s', ({ en, ar }) => {
  expect([cancelReasonIn(ar, 'en'), cancelReasonIn(en, 'ar'), cancelReasonIn(en, 'en')]).toEqual([en, ar, en])
})

test('what was typed', () => expect(cancelReasonIn('السفينة تأخرت', 'en')).toBe('السفينة تأخرت'))

// Folding a timeline: quotations go, movements of cargo stay.
import { expect, test } from 'vitest'
import { foldedTimeline } from './timeline.ts'

const codes = (...all: string[]) => foldedTimeline(all.map((code) => ({ code }))).map(({ code }) => code)

test('the steps of the quotations are folded away, never a movement of the cargo', () => {
  expect(codes('QS_SUB', 'QS_RFC', 'DEPARTED', 'QS_AWP', 'QS_PPA', 'QS_ARRIVE')).toEqual([
    'DEPARTED',
    'QS_PPA',
    'QS_ARRIVE',
  ])
  expect(codes('QS_SUB', 'QS_RFC')).toEqual(['QS_SUB', 'QS_RFC'])
})

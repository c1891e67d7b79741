import { expect, test } from 'vitest'
import type { MilestoneCode } from '../execution/milestones.ts'
import { undoRefusal, undoTarget } from './undo.ts'

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 27, 8, minute, second))
const facts = (...milestones: MilestoneCode[]) => ({
  state: 'QS_PPA' as const,
  mode: 'sea' as const,
  direction: 'import' as const,
  destinationKind: 'door' as const,
  milestones,
  compensated: false,
  disputed: false,
  agentDone: false,
})
const report = (code: MilestoneCode) => ({ code, reportedAt: at(0) })

test('takes back the last step within ten minutes, to the second', () => {
  const given = [facts('DEPARTED', 'QS_ARRIVE'), report('QS_ARRIVE')] as const
  expect(undoRefusal(...given, at(10))).toBeUndefined()
  expect(undoRefusal(...given, at(10, 1))).toBe('freight.undo-late')
  expect(undoTarget(...given)).toMatchObject({ removes: ['QS_ARRIVE'], move: 'correctSteps' })
})

test.each([
  ['nothing was reported', facts(), undefined, 'freight.undo-none'],
  [
    'another step rests on it',
    facts('DEPARTED', 'QS_ARRIVE', 'QS_DIS'),
    report('QS_ARRIVE'),
    'freight.undo-none',
  ],
  [
    'the customer has objected',
    { ...facts('DEPARTED'), disputed: true },
    report('DEPARTED'),
    'freight.disputed',
  ],
  [
    'the agent has completed it',
    { ...facts('DEPARTED'), agentDone: true },
    report('DEPARTED'),
    'freight.completion-reported',
  ],
  [
    'money was given back for the delivery',
    { ...facts('QS_DEL'), compensated: true },
    report('QS_DEL'),
    'freight.undo-none',
  ],
  [
    'it has ended',
    { ...facts('DEPARTED'), state: 'QS_CAN' as const },
    report('DEPARTED'),
    'freight.undo-none',
  ],
] as const)('takes nothing back where %s', (_name, given, last, refusal) => {
  expect(undoRefusal(given, last, at(1))).toBe(refusal)
})

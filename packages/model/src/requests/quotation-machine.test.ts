// Every move of a quotation from every state by every kind of actor: exactly the rows Q1-Q15 of the decisions.
import { describe, expect, test } from 'vitest'
import { actorKinds, canMove, type ActorKind } from '../kit/machine.ts'
import { quotationMachine } from './quotation.ts'

const letters: Record<string, ActorKind> = {
  C: 'customer',
  A: 'agent',
  D: 'desk',
  M: 'admin',
  S: 'system',
  P: 'gateway',
}

/** Row, from, to, actors. Q4 is two moves: the old version and the new one; Q13 likewise. */
const rows: Record<keyof typeof quotationMachine.moves, [string, string, string, string]> = {
  saveDraft: ['Q1', '', 'Q_DRAFT', 'A'],
  editDraft: ['Q1', 'Q_DRAFT', 'Q_DRAFT', 'A'],
  decline: ['Q2', '', 'Q_DECLINED', 'A'],
  declineDraft: ['Q2', 'Q_DRAFT', 'Q_DECLINED', 'A'],
  submitNew: ['Q3', '', 'Q_SUBMITTED', 'A'],
  submit: ['Q3', 'Q_DRAFT', 'Q_SUBMITTED', 'A'],
  submitApproved: ['Q3', 'Q_DRAFT', 'Q_SUBMITTED', 'D M'],
  revise: ['Q4', 'Q_SUBMITTED', 'Q_SUPERSEDED', 'A'],
  withdraw: ['Q5', 'Q_SUBMITTED', 'Q_WITHDRAWN', 'A D'],
  lock: ['Q6', 'Q_SUBMITTED Q_FAILED', 'Q_LOCKED', 'C'],
  award: ['Q7', 'Q_LOCKED', 'Q_ACCEPTED', 'P S C'],
  fail: ['Q8', 'Q_LOCKED', 'Q_FAILED', 'P C'],
  release: ['Q9', 'Q_LOCKED', 'Q_SUBMITTED', 'S C P'],
  reject: ['Q10', 'Q_SUBMITTED Q_FAILED', 'Q_REJECTED', 'C'],
  expire: ['Q11', 'Q_SUBMITTED Q_FAILED Q_DRAFT', 'Q_EXPIRED', 'S'],
  close: ['Q12', 'Q_SUBMITTED Q_DRAFT Q_FAILED', 'Q_NOT_AWARDED Q_EXPIRED', 'S C P D M'],
  issueFinal: ['Q13', '', 'Q_ACCEPTED', 'A'],
  postFinal: ['Q13', 'Q_ACCEPTED', 'Q_ACCEPTED', 'A'],
  askDesk: ['Q14', 'Q_DRAFT', 'Q_DRAFT', 'A'],
  returnToAgent: ['Q15', 'Q_DRAFT', 'Q_DRAFT', 'D M'],
}
const words = (text: string): string[] => (text ? text.split(' ') : [])
const moves = Object.keys(quotationMachine.moves) as (keyof typeof rows)[]

describe.each(moves)('%s', (move) => {
  const [row, from, to, actors] = rows[move]
  test(`is the row ${row} and nothing beyond it`, () => {
    for (const state of quotationMachine.states)
      for (const actor of actorKinds)
        expect([state, actor, canMove(quotationMachine, move, state, actor)]).toEqual([
          state,
          actor,
          words(from).includes(state) && words(actors).some((each) => letters[each] === actor),
        ])
    expect([...quotationMachine.moves[move].to].toSorted()).toEqual(words(to).toSorted())
  })
})

test('the rows Q1 to Q15 are all there', () => {
  const named = new Set(Object.values(rows).map(([row]) => row))
  expect([...named]).toEqual(Array.from({ length: 15 }, (_, index) => `Q${index + 1}`))
})

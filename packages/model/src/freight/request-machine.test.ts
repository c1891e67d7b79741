// Every move from every state by every kind of actor: exactly the rows F1-F37 of the decisions, written down once more here.
import { describe, expect, test } from 'vitest'
import { actorKinds, canMove, type ActorKind } from '../kit/machine.ts'
import { balanceMachine } from './balance-machine.ts'
import { requestMachine, type RequestState } from './request-machine.ts'

type Row = [row: string, from: string, to: string, actors: string]

/** Letters of the decisions: C customer, A agent, D desk, M administrator, S system, P payment provider. */
const letters: Record<string, ActorKind> = {
  C: 'customer',
  A: 'agent',
  D: 'desk',
  M: 'admin',
  S: 'system',
  P: 'gateway',
}

/** `=` stays where it is. F3, F5 and F21 move no request; F22-F26, F31, F32 and F34 are `report`, see milestones. */
const rows: Record<keyof typeof requestMachine.moves, Row> = {
  save: ['F1', '', 'DRAFT', 'C'],
  submit: ['F2', 'DRAFT', 'QS_SUB', 'C'],
  route: ['F4', 'QS_SUB', 'QS_RCD', 'S'],
  askForMore: ['F6', 'QS_SUB QS_RCD QS_RFC', '=', 'A D'],
  answerMore: ['F6', 'QS_SUB QS_RCD QS_RFC', '=', 'C'],
  takeBackQuestion: ['F6', 'QS_SUB QS_RCD QS_RFC', '=', 'A D'],
  receiveFirstQuote: ['F7', 'QS_RCD', 'QS_RFC', 'A'],
  receiveQuote: ['F8', 'QS_RFC', 'QS_RFC', 'A'],
  closeWindow: ['F9', 'QS_RFC', 'QS_FIN', 'S A'],
  expireUnanswered: ['F10', 'QS_RCD', 'EXPIRED', 'S A'],
  accept: ['F11', 'QS_RFC QS_FIN', 'QS_AWP', 'C'],
  bookWithHalf: ['F12', 'QS_AWP', 'QS_PPA', 'P'],
  bookWhole: ['F13', 'QS_AWP', 'QS_PAI', 'P C'],
  endPayment: ['F14', 'QS_AWP', 'QS_RFC QS_FIN', 'P S C'],
  rejectLast: ['F15', 'QS_RFC QS_FIN', 'QS_REJ QS_RCD', 'C'],
  loseLast: ['F16', 'QS_RFC QS_FIN', 'EXPIRED QS_RCD', 'S A D'],
  cancel: ['F17', 'QS_SUB QS_RCD QS_RFC QS_FIN', 'QS_CAN', 'C D M'],
  cancelUnpaid: ['F18', 'QS_AWP', 'QS_CAN', 'C D M'],
  cancelBooked: ['F19', 'QS_PPA QS_PAI', 'QS_CAN', 'D M'],
  reinitiate: ['F20', 'EXPIRED QS_CAN QS_REJ', 'QS_SUB', 'C'],
  report: ['F22-F34', 'QS_PPA QS_PAI', '=', 'A'],
  undoReport: ['F22-F34', 'QS_PPA QS_PAI', '=', 'A'],
  reschedule: ['F33', 'QS_PPA QS_PAI', '=', 'C A'],
  complete: ['F35', 'QS_PPA QS_PAI', 'QS_CMP', 'A C S'],
  reportCompletion: ['F35', 'QS_PPA QS_PAI', '=', 'A'],
  dispute: ['F36', 'QS_PPA QS_PAI', '=', 'C'],
  closeDispute: ['F36', 'QS_PPA QS_PAI', '=', 'C D M'],
  correctSteps: ['F37', 'QS_PPA QS_PAI', '=', 'M'],
  correctToOffers: ['F37', 'QS_FIN', 'QS_RFC', 'M'],
  correctToWaiting: ['F37', 'QS_RFC QS_FIN QS_REJ EXPIRED', 'QS_RCD', 'M'],
}

const words = (text: string): string[] => (text ? text.split(' ') : [])
const moves = Object.keys(requestMachine.moves) as (keyof typeof rows)[]

describe.each(moves)('%s', (move) => {
  const [row, from, to, actors] = rows[move]
  test(`is the row ${row}: from these states, by these actors, and by nobody else from nowhere else`, () => {
    for (const state of requestMachine.states)
      for (const actor of actorKinds) {
        const listed = words(from).includes(state) && words(actors).some((each) => letters[each] === actor)
        expect([move, state, actor, canMove(requestMachine, move, state, actor)]).toEqual([
          move,
          state,
          actor,
          listed,
        ])
      }
  })
  test(`leads where ${row} says`, () => {
    expect([...requestMachine.moves[move].to].toSorted()).toEqual((to === '=' ? [] : words(to)).toSorted())
  })
})

test('every row of the table that moves a request is a move, and every move a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...moves].toSorted())
  const named = new Set(Object.values(rows).map(([row]) => row))
  const moving = ['F1', 'F2', 'F4', ...[...Array(15).keys()].map((n) => `F${n + 6}`), 'F22-F34']
  expect([...moving, 'F33', 'F35', 'F36', 'F37'].filter((row) => !named.has(row))).toEqual([])
})

/** Invariant 5: what has ended only begins again unpaid, by its customer or by a correction. */
test('nothing leaves an end but a new round and a correction, and nothing leaves a completed shipment', () => {
  const leaving = (state: RequestState) =>
    moves.filter((move) => requestMachine.moves[move].from.includes(state))
  expect(leaving('QS_CMP')).toEqual([])
  expect(leaving('QS_CAN')).toEqual(['reinitiate'])
  expect(leaving('QS_REJ')).toEqual(['reinitiate', 'correctToWaiting'])
  expect(leaving('EXPIRED')).toEqual(['reinitiate', 'correctToWaiting'])
})

const balanceRows: Record<keyof typeof balanceMachine.moves, Row> = {
  open: ['F12', '', 'NOT_DUE', 'C P'],
  ask: ['F27', 'NOT_DUE QS_AWAITING_FINAL_PAY', 'QS_AWAITING_FINAL_PAY', 'A'],
  settle: ['F27', 'NOT_DUE QS_AWAITING_FINAL_PAY', 'NOT_DUE', 'A'],
  startPayment: ['F28', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_INITIATED', 'C'],
  receive: ['F29', 'QS_FINAL_PAY_INITIATED', 'QS_FINAL_PAY_RECEIVED', 'P'],
  endPayment: ['F30', 'QS_FINAL_PAY_INITIATED', 'QS_AWAITING_FINAL_PAY', 'P S C'],
  drop: ['F19', 'QS_AWAITING_FINAL_PAY', 'NOT_DUE', 'D M'],
  compensate: ['F36', 'NOT_DUE QS_FINAL_PAY_RECEIVED', '', 'D M'],
}

test.each(Object.entries(balanceRows))('the money track: %s is the row %s', (name, [, from, to, actors]) => {
  const move = name as keyof typeof balanceRows
  for (const state of balanceMachine.states)
    for (const actor of actorKinds)
      expect(canMove(balanceMachine, move, state, actor)).toBe(
        words(from).includes(state) && words(actors).some((each) => letters[each] === actor),
      )
  expect([...balanceMachine.moves[move].to]).toEqual(words(to))
})

// The audit trail reads as words in both languages, whatever it holds.
import { missReasonText } from '../express/rounds/round-reasons.ts'
import { freightEventText } from '../freight/text.ts'
import { auditReasonRow } from './audit-reasons.ts'
import { expect, test } from 'vitest'
import { allMachines } from '../all.ts'
import { auditActionText } from '../kit/audit-actions.ts'
import { say } from '../kit/text.ts'
import { isRequestKind } from '../lines.ts'
import { usualMoveText } from '../requests/usual-text.ts'
import { auditMoveText } from './audit-moves.ts'
import {
  auditActionRow,
  auditObjectRow,
  auditObjectText,
  auditStateRow,
  auditStateText,
} from './audit-words.ts'

const machines = allMachines.map(({ name, moves, states }) => ({ name, moves: Object.keys(moves), states }))

test('every move of every machine has words, and there are no others', () => {
  const moves = machines.flatMap(({ name, moves: named }) =>
    named.filter((move) => !isRequestKind(name) || !(move in usualMoveText)).map((move) => `${name}.${move}`),
  )
  const known = machines.flatMap(({ name, moves: named }) => named.map((move) => `${name}.${move}`))
  expect(Object.keys(auditMoveText)).toEqual(expect.arrayContaining(moves))
  expect(known).toEqual(expect.arrayContaining(Object.keys(auditMoveText)))
})

test.each(machines)('the kind and the states of $name have words', ({ name, states }) => {
  expect(Object.keys(auditObjectText)).toContain(name)
  expect(states.filter((state) => !Object.hasOwn(auditStateText, state))).toEqual([])
})

test('every action, kind and state is said in both scripts, never by its code', () => {
  const rows = [
    ...Object.keys(auditActionText).map((action) => auditActionRow('user', action)),
    ...machines.flatMap(({ name, moves }) => moves.map((move) => auditActionRow(name, move))),
    ...Object.keys(auditObjectText).map(auditObjectRow),
    ...machines.flatMap(({ states }) => states.map(auditStateRow)),
  ]
  const wrong = rows.filter(
    (row) => !/^[A-Z][A-Za-z ,’-]+$/.test(say('en', row)) || !/^[\u0600-\u06ff ]+$/.test(say('ar', row)),
  )
  expect(wrong).toEqual([])
})

test('what has no words is spelled out', () => {
  expect(auditActionRow('rocket', 'renewLaunchPad')).toEqual({
    en: 'Renew launch pad',
    ar: 'Renew launch pad',
  })
  expect(auditActionRow('rocket', 'crew.went-aboard').en).toBe('Crew went aboard')
  expect(auditStateRow('IN_ORBIT').en).toBe('In orbit')
  expect(auditObjectRow('constructor').en).toBe('Constructor')
})

test('a reason that is a code is told in words, one that somebody wrote stays', () => {
  expect(auditReasonRow('failDelivery', 'ABSENT')).toEqual(missReasonText.ABSENT)
  expect(auditReasonRow('report', 'DEPARTED')).toEqual(freightEventText.DEPARTED)
  expect(auditReasonRow('hold', 'The address is wrong')).toBeUndefined()
  expect(auditReasonRow('cancel', 'ABSENT')).toBeUndefined()
})

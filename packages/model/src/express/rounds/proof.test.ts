// What proves a delivery by worth and by what the sender allows, and who counts as absent.
import { expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import { proofRefusal, type GivenProof, type ProofNeeds } from './proof.ts'
import { absentRefusal, reasonsOf } from './round-reasons.ts'
import { sheetMachine, stopMachine } from './run-sheet.ts'
import { readScanCode } from './scan.ts'

const none: GivenProof = {
  code: false,
  idSeen: false,
  signature: false,
  name: false,
  photo: false,
  atDoor: false,
}
const signed = { ...none, signature: true, name: true }
const plain: ProofNeeds = { codFils: null, valueFils: 50_000n, allowed: [] }
const cash: ProofNeeds = { ...plain, codFils: 12_500n }
const dear: ProofNeeds = { ...plain, valueFils: 50_001n }
const door = { ...none, atDoor: true, photo: true }

test.each<[string, ProofNeeds, GivenProof, string | undefined]>([
  ['nothing', plain, none, 'express.proof-missing'],
  ['code', plain, { ...none, code: true }, undefined],
  ['signature and name', plain, signed, undefined],
  ['signature without name', plain, { ...signed, name: false }, 'express.proof-missing'],
  ['name without signature', plain, { ...signed, signature: false }, 'express.proof-missing'],
  ['photo alone', plain, { ...none, photo: true }, 'express.proof-missing'],
  ['cash, signature and name', cash, signed, 'express.proof-strict'],
  ['cash, code', cash, { ...none, code: true }, undefined],
  ['cash, ID, signature and name', cash, { ...signed, idSeen: true }, undefined],
  ['cash, ID alone', cash, { ...none, idSeen: true, name: true }, 'express.proof-strict'],
  ['high value, signature and name', dear, signed, 'express.proof-strict'],
  ['high value, code', dear, { ...none, code: true }, undefined],
  ['code asked, signature and name', { ...plain, allowed: ['CODE'] }, signed, 'express.proof-strict'],
  ['code asked, ID and signature', { ...plain, allowed: ['CODE'] }, { ...signed, idSeen: true }, undefined],
  ['door without permission', plain, door, 'express.door-permission'],
  ['door with permission', { ...plain, allowed: ['DOOR'] }, door, undefined],
  ['door without photo', { ...plain, allowed: ['DOOR'] }, { ...door, photo: false }, 'express.door-photo'],
  ['door with cash', { ...cash, allowed: ['DOOR'] }, door, 'express.door-cash'],
])('%s: %#', (_, needs, given, refusal) => expect(proofRefusal(needs, given)).toBe(refusal))

const at = new Date('2026-11-25T10:00:00Z')
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
test.each([
  ['ABSENT', null, false, 'express.absent-early'],
  ['ABSENT', before(9), false, 'express.absent-early'],
  ['ABSENT', before(10), false, undefined],
  ['ABSENT', null, true, undefined],
  ['REFUSED', null, false, undefined],
] as const)('%s, came %s, called %s: %s', (reason, arrivedAt, called, refusal) =>
  expect(absentRefusal(reason, { arrivedAt, called, at })).toBe(refusal),
)

test('nobody refuses to pay where nothing is to be paid', () => {
  expect(reasonsOf('DELIVERY', false)).not.toContain('COD_REFUSED')
  expect(reasonsOf('DELIVERY', true)).toContain('COD_REFUSED')
})

test.each([
  ['MRX482109736511', { waybill: 'MRX482109736511', piece: null }],
  ['mrx 4821 0973 6511 02', { waybill: 'MRX482109736511', piece: 2 }],
  ['MRX48210973651110', { waybill: 'MRX482109736511', piece: 10 }],
  ['MRX48210973651111', undefined],
  ['MRX48210973651100', undefined],
  ['MRX481209736511', undefined],
])('%s is read', (code, read) => expect(readScanCode(code)).toEqual(read))

test('the machines are sound', () => {
  expect([...machineFaults(sheetMachine), ...machineFaults(stopMachine)]).toEqual([])
})

// Bills of lading: every move by each side in each state, whose they are, and what their fields must hold.
import { shipmentSides } from '../sides.ts'
import { expect, test } from 'vitest'
import {
  billFaults,
  changedFields,
  readContainers,
  readFigure,
  tidyBill,
  type BillFields,
} from './bill-fields.ts'
import {
  billKinds,
  billMachine,
  billRefusal,
  carriageIsOurs,
  type BillFacts,
  type BillMove,
  type BillState,
} from './bill-machine.ts'

const facts: BillFacts = {
  state: null,
  kind: null,
  isBooked: true,
  isCompleted: false,
  balanceFils: 0n,
  onCredit: false,
}
const moves = Object.keys(billMachine.moves) as BillMove[]
const allowed = (state: BillState | null, change: Partial<BillFacts> = {}): string[] =>
  shipmentSides.flatMap((side) =>
    moves
      .filter((move) => billRefusal(move, side, { ...facts, state, ...change }) === undefined)
      .map((move) => `${side} ${move}`),
  )

test('each side does what is its own in each state, and nothing else', () => {
  expect(allowed(null)).toEqual(['customer instruct', 'agent instruct'])
  expect(allowed('SI_SENT')).toEqual(['customer correct', 'agent correct', 'agent draft'])
  expect(allowed('BL_DRAFT')).toEqual(['customer askChanges', 'customer approve', 'agent void'])
  expect(allowed('BL_CHANGES')).toEqual(['agent draft', 'agent void'])
  expect(allowed('BL_APPROVED')).toEqual(['agent issue', 'agent void'])
  expect(allowed('BL_ISSUED', { kind: 'original' })).toEqual(['agent surrender', 'agent void'])
  for (const kind of billKinds.filter((each) => each !== 'original'))
    expect(allowed('BL_ISSUED', { kind })).toEqual(['agent void'])
  expect(allowed('BL_SURRENDERED', { kind: 'original' })).toEqual([])
})

test('an unpaid shipment has no bill issued, unless it is on credit', () => {
  const owed = { balanceFils: 1n }
  expect(billRefusal('issue', 'agent', { ...facts, state: 'BL_APPROVED', ...owed })).toBe('bill.balance-open')
  expect(allowed('BL_APPROVED', { ...owed, onCredit: true })).toContain('agent issue')
})

test('nothing is begun without a booking; paper may still be issued and come back after completion', () => {
  for (const state of [null, ...billMachine.states]) expect(allowed(state, { isBooked: false })).toEqual([])
  const completed = { isBooked: false, isCompleted: true, kind: 'original' as const }
  expect(billMachine.states.flatMap((state) => allowed(state, completed))).toEqual([
    'agent issue',
    'agent surrender',
  ])
})

test.each([
  ['import', 'FOB', true],
  ['import', 'CIF', false],
  ['export', 'FOB', false],
  ['export', 'CIF', true],
  ['import', undefined, true],
  ['export', undefined, true],
] as const)('%s under %s: drawn up here %s', (direction, incoterm, ours) => {
  expect(carriageIsOurs({ mode: 'sea', direction, incoterm })).toBe(ours)
  expect(carriageIsOurs({ mode: 'air', direction, incoterm })).toBe(false)
})

const fields: BillFields = {
  shipper: 'Huadong Dairy',
  consignee: 'Noor Foods',
  notify: '',
  loading: 'Shanghai',
  discharge: 'Jebel Ali',
  delivery: '',
  vessel: 'Al Dhafra',
  voyage: '012W',
  packages: '420 bags',
  goods: 'Milk powder',
  marks: '',
  grossKg: '18400',
  cbm: '',
  containers: 'CSQU3054383 SEAL12345',
  freight: 'collect',
  originals: 3,
  remarks: '',
}
const draft = { isDraft: true, isFullLoad: true }
const wrong = (change: Partial<BillFields>, asked = draft) =>
  billFaults({ ...fields, ...change }, asked).fields

test('a whole draft is right, and an instruction needs neither vessel nor containers', () => {
  expect(billFaults(fields, draft)).toEqual({ fields: {}, params: {} })
  const early = { vessel: '', containers: '' }
  expect(wrong(early, { isDraft: false, isFullLoad: true })).toEqual({})
  expect(wrong(early)).toEqual({ vessel: 'bill.vessel-required', containers: 'bill.container-required' })
  // A part load travels in a box that its agent fills later.
  expect(wrong({ containers: '' }, { isDraft: true, isFullLoad: false })).toEqual({})
})

test.each<[Partial<BillFields>, object]>([
  [{ shipper: '' }, { shipper: 'bill.party-required' }],
  [{ consignee: '' }, { consignee: 'bill.party-required' }],
  [{ loading: '' }, { loading: 'bill.place-required' }],
  [{ discharge: '' }, { discharge: 'bill.place-required' }],
  [{ packages: '' }, { packages: 'bill.packages-required' }],
  [{ goods: '' }, { goods: 'bill.goods-required' }],
  [{ grossKg: '0' }, { grossKg: 'bill.weight' }],
  [{ grossKg: 'heavy' }, { grossKg: 'bill.weight' }],
  [{ cbm: '-1' }, { cbm: 'bill.volume' }],
  [{ containers: 'CSQU3054384' }, { containers: 'bill.container' }],
  [{ containers: 'CSQU3054383\ncsqu 305438-3' }, { containers: 'bill.container' }],
  [{ containers: 'CSQU3054383\n\ncsqu3054383 X' }, { containers: 'bill.container-twice' }],
])('%o is refused', (change, faults) => {
  expect(wrong(change)).toEqual(faults)
})

test('figures in Arabic digits and containers in any writing are kept in one form', () => {
  expect(readFigure('١٨٬٤٠٠٫٥')).toBe('18400.5')
  expect(readContainers('csqu3054383, S1 S2')).toEqual({
    containers: [{ number: 'CSQU3054383', seal: 'S1 S2' }],
  })
  expect(tidyBill({ ...fields, grossKg: '18,400', containers: ' csqu3054383 seal1 \n' })).toMatchObject({
    grossKg: '18400',
    containers: 'CSQU3054383 seal1',
  })
})

test('a line that is no container number is named', () => {
  expect(billFaults({ ...fields, containers: 'CSQU3054383\nABC' }, draft).params).toEqual({
    line: 2,
    given: 'ABC',
  })
})

test('what a newer draft changed is named', () => {
  expect(changedFields(fields, { ...fields, vessel: 'Jumeirah', originals: 0 })).toEqual([
    'vessel',
    'originals',
  ])
})

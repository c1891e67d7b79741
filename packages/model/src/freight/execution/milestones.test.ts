// The guards of execution as one table: what may be reported after what, for sea and air, import and export, door and port.
import { describe, expect, test } from 'vitest'
import {
  completeRefusal,
  milestoneCodes,
  milestonePlan,
  milestoneRefusal,
  type Carriage,
  type MilestoneCode,
  type ShipmentFacts,
} from './milestones.ts'
import { requestMachine } from '../request-machine.ts'

const carriage = (text: string): Carriage => {
  const [mode, direction, destinationKind] = text.split(' ') as [
    Carriage['mode'],
    Carriage['direction'],
    Carriage['destinationKind'],
  ]
  return { mode, direction, destinationKind }
}

/** Everything is in and paid, so that only the order of milestones stands in the way. */
const ready = (
  text: string,
  milestones: readonly MilestoneCode[],
  change: Partial<ShipmentFacts> = {},
): ShipmentFacts => ({
  ...carriage(text),
  state: 'QS_PPA',
  balanceState: 'QS_FINAL_PAY_RECEIVED',
  milestones,
  finalQuoted: true,
  balanceFils: 0n,
  onCredit: false,
  documents: ['DELIVERY_ORDER', 'PROOF_OF_DELIVERY', 'RELEASE', 'INVOICE'],
  customsDocumentsMissing: [],
  vgm: { unlisted: 0, unweighed: [] },
  ...change,
})

const plans: Record<string, MilestoneCode[]> = {
  'sea import door': [
    'DEPARTED',
    'QS_ARRIVE',
    'QS_DIS',
    'QS_DOC',
    'QS_CUD',
    'QS_CUC',
    'QS_CGO',
    'QS_PRG',
    'QS_DEL',
  ],
  'sea import port': ['DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL'],
  'air import door': ['DEPARTED', 'QS_ARRIVE', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO', 'QS_PRG', 'QS_DEL'],
  'air import port': ['DEPARTED', 'QS_ARRIVE', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL'],
  'sea export door': ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_CGO', 'QS_PRG', 'QS_DEL'],
  'sea export port': ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DEL'],
  'air export door': ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE', 'QS_CGO', 'QS_PRG', 'QS_DEL'],
  'air export port': ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE', 'QS_DEL'],
}

describe.each(Object.entries(plans))('%s', (text, plan) => {
  test('has its milestones in the order a customer reads them', () =>
    expect(milestonePlan(carriage(text))).toEqual(plan))

  test('can be gone through in that order', () => {
    plan.forEach((code, index) =>
      expect([code, milestoneRefusal(code, ready(text, plan.slice(0, index)))]).toEqual([code, undefined]),
    )
  })

  test('has no other milestone', () => {
    for (const code of milestoneCodes.filter((each) => !plan.includes(each)))
      expect(milestoneRefusal(code, ready(text, plan))).toBe('freight.milestone-not-part')
  })

  test('takes none twice', () => {
    for (const code of plan) expect(milestoneRefusal(code, ready(text, plan))).toBe('freight.milestone-done')
  })
})

/** What has to be behind a milestone; the rest of the plan may be missing. */
const behind: [string, MilestoneCode, MilestoneCode[]][] = [
  ['sea import door', 'QS_CUD', ['QS_DOC']],
  ['sea import door', 'QS_CUC', ['QS_CUD']],
  ['sea import door', 'QS_DIS', ['QS_ARRIVE']],
  ['sea import door', 'QS_CGO', ['QS_CUC', 'QS_DIS']],
  ['air import door', 'QS_CGO', ['QS_CUC', 'QS_ARRIVE']],
  ['sea import door', 'QS_PRG', ['QS_CGO']],
  ['sea import door', 'QS_DEL', ['QS_PRG']],
  ['sea import port', 'QS_DEL', ['QS_CUC', 'QS_DIS']],
  ['air import port', 'QS_DEL', ['QS_CUC', 'QS_ARRIVE']],
  ['sea export port', 'QS_CUC', ['QS_CUD']],
  ['sea export port', 'DEPARTED', ['QS_CUC']],
  ['sea export port', 'QS_ARRIVE', ['DEPARTED']],
  ['sea export port', 'QS_DEL', ['QS_CUC', 'QS_DIS']],
]

test.each(behind)('%s: %s needs %j behind it', (text, code, needed) => {
  expect(milestoneRefusal(code, ready(text, needed))).toBeUndefined()
  for (const missing of needed)
    expect(
      milestoneRefusal(
        code,
        ready(
          text,
          needed.filter((each) => each !== missing),
        ),
      ),
    ).toBe('freight.milestone-too-early')
})

test('a declaration may come before arrival, and arrival before the delivery order', () => {
  expect(milestoneRefusal('QS_CUD', ready('sea import door', ['QS_DOC']))).toBeUndefined()
  expect(milestoneRefusal('QS_ARRIVE', ready('sea import door', []))).toBeUndefined()
})

test('nothing is reported before the booking or after the end', () => {
  for (const state of requestMachine.states) {
    const refusal = milestoneRefusal('QS_ARRIVE', ready('sea import door', [], { state }))
    expect([state, refusal]).toEqual([
      state,
      state === 'QS_PPA' || state === 'QS_PAI' ? undefined : 'freight.not-booked',
    ])
  }
})

describe('papers', () => {
  const upTo = (text: string, code: MilestoneCode) => plans[text]!.slice(0, plans[text]!.indexOf(code))
  const without = (code: string) =>
    ['DELIVERY_ORDER', 'PROOF_OF_DELIVERY', 'RELEASE', 'INVOICE'].filter((each) => each !== code)

  test.each([
    ['sea import door', 'QS_DOC', 'DELIVERY_ORDER', 'freight.delivery-order-first'],
    ['sea import door', 'QS_DEL', 'PROOF_OF_DELIVERY', 'freight.proof-first'],
    ['sea export port', 'QS_DEL', 'RELEASE', 'freight.release-first'],
  ] as const)('%s: %s waits for %s', (text, code, document, refusal) => {
    expect(milestoneRefusal(code, ready(text, upTo(text, code), { documents: without(document) }))).toBe(
      refusal,
    )
  })

  test('a declaration waits for every document that customs wants', () => {
    const facts = ready('sea import door', ['QS_DOC'], { customsDocumentsMissing: ['PACKING_LIST'] })
    expect(milestoneRefusal('QS_CUD', facts)).toBe('freight.customs-papers-missing')
  })
})

test('a departure waits for the mass of each container, and nothing else does', () => {
  const cleared = ['QS_CUD', 'QS_CUC'] as const
  const gaps = [
    { unlisted: 1, unweighed: [] },
    { unlisted: 0, unweighed: ['CSQU3054383'] },
  ]
  for (const vgm of gaps) {
    expect(milestoneRefusal('DEPARTED', ready('sea export port', cleared, { vgm }))).toBe('freight.vgm-first')
    expect(milestoneRefusal('QS_CUD', ready('sea export port', [], { vgm }))).toBeUndefined()
  }
})

describe.each([
  ['sea import door', 'QS_PRG'],
  ['air export door', 'QS_PRG'],
  ['sea import port', 'QS_DEL'],
  ['air export port', 'QS_DEL'],
] as const)('%s: the last door before the goods go is %s, and it', (text, code) => {
  const before = plans[text]!.slice(0, plans[text]!.indexOf(code))
  test('waits for the final quotation', () => {
    expect(milestoneRefusal(code, ready(text, before, { finalQuoted: false }))).toBe(
      'freight.final-quote-first',
    )
  })
  test('waits for the last fil of the balance', () => {
    expect(milestoneRefusal(code, ready(text, before, { balanceFils: 1n }))).toBe('freight.balance-open')
    expect(milestoneRefusal(code, ready(text, before, { balanceFils: -1n }))).toBeUndefined()
  })
  test('opens for a shipment on credit', () => {
    expect(milestoneRefusal(code, ready(text, before, { balanceFils: 1n, onCredit: true }))).toBeUndefined()
  })
})

test('no order of milestones leads to a delivery with an open balance', () => {
  for (const [text, plan] of Object.entries(plans)) {
    const reached = new Set<MilestoneCode>()
    for (let before = -1; before !== reached.size;) {
      before = reached.size
      for (const code of plan)
        if (milestoneRefusal(code, ready(text, [...reached], { balanceFils: 1n })) === undefined)
          reached.add(code)
    }
    expect([text, reached.has('QS_DEL')]).toEqual([text, false])
  }
})

describe('completion', () => {
  const facts = { state: 'QS_PPA', milestones: ['QS_DEL'], documents: ['INVOICE'], disputed: false } as const
  test.each([
    [{}, undefined],
    [{ documents: [] }, 'freight.invoice-first'],
    [{ milestones: ['QS_PRG'] as const }, 'freight.not-delivered'],
    [{ disputed: true }, 'freight.disputed'],
    [{ state: 'QS_CMP' as const }, 'freight.not-booked'],
  ])('with %j answers %s', (change, refusal) =>
    expect(completeRefusal({ ...facts, ...change })).toBe(refusal),
  )
})

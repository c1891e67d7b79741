// Whose turn it is, over every state of a booked shipment: one side acts, and a report or a payment is never asked in vain.
import { describe, expect, test } from 'vitest'
import type { BalanceState } from '../balance-machine.ts'
import { milestonePlan, milestoneRefusal, type MilestoneCode } from './milestones.ts'
import { shipmentTurn, type TurnFacts } from './turn.ts'

const base: TurnFacts = {
  mode: 'sea',
  direction: 'import',
  destinationKind: 'door',
  state: 'QS_PPA',
  balanceState: 'NOT_DUE',
  milestones: [],
  finalQuoted: false,
  balanceFils: 400n,
  onCredit: false,
  documents: [],
  customsDocumentsMissing: [],
  vgm: { unlisted: 0, unweighed: [] },
  disputed: false,
  agentDone: false,
  objectionEnds: null,
  consent: null,
  billWaits: false,
}
const upTo = (last: MilestoneCode, facts: TurnFacts = base): MilestoneCode[] => {
  const plan = milestonePlan(facts)
  return plan.slice(0, plan.indexOf(last) + 1)
}
const paid: Partial<TurnFacts> = { finalQuoted: true, balanceState: 'QS_FINAL_PAY_RECEIVED', balanceFils: 0n }
const due: Partial<TurnFacts> = { finalQuoted: true, balanceState: 'QS_AWAITING_FINAL_PAY' }
const order = { documents: ['DELIVERY_ORDER'] }

const rows: [string, Partial<TurnFacts>, string][] = [
  ['just booked', {}, 'agent report-milestone'],
  ['booked whole', { state: 'QS_PAI' }, 'agent report-milestone'],
  ['departed', { milestones: upTo('DEPARTED') }, 'agent report-milestone'],
  ['arrived without a reported departure', { ...paid, milestones: ['QS_ARRIVE'] }, 'agent report-milestone'],
  ['arrived, no final quotation', { milestones: upTo('QS_ARRIVE') }, 'agent post-final-quote'],
  ['balance asked', { ...due, milestones: upTo('QS_ARRIVE') }, 'customer pay-balance meanwhile QS_DIS'],
  [
    'payment under way',
    { ...due, balanceState: 'QS_FINAL_PAY_INITIATED', milestones: upTo('QS_ARRIVE') },
    'customer finish-payment meanwhile QS_DIS',
  ],
  [
    'discharged, no delivery order',
    { ...paid, milestones: upTo('QS_DIS') },
    'agent upload-papers DELIVERY_ORDER',
  ],
  ['delivery order in', { ...paid, ...order, milestones: upTo('QS_DIS') }, 'agent report-milestone'],
  [
    'customs documents of the customer missing',
    {
      ...paid,
      ...order,
      milestones: upTo('QS_DOC'),
      customsDocumentsMissing: ['PACKING_LIST', 'BILL_OF_LADING'],
    },
    'customer upload-papers PACKING_LIST,BILL_OF_LADING',
  ],
  [
    'customs documents of the customer missing, no final quotation',
    { ...order, milestones: upTo('QS_DOC'), customsDocumentsMissing: ['PACKING_LIST'] },
    'customer upload-papers PACKING_LIST',
  ],
  [
    'customs documents of the agent missing, no final quotation',
    { milestones: upTo('QS_DOC'), customsDocumentsMissing: ['DELIVERY_ORDER'] },
    'agent post-final-quote',
  ],
  [
    'documents of both sides missing',
    { ...paid, milestones: upTo('QS_DOC'), customsDocumentsMissing: ['DELIVERY_ORDER', 'PACKING_LIST'] },
    'customer upload-papers PACKING_LIST',
  ],
  [
    'the agent’s document was returned',
    { ...paid, milestones: upTo('QS_DOC'), customsDocumentsMissing: ['DELIVERY_ORDER'] },
    'agent upload-papers DELIVERY_ORDER',
  ],
  ['declared', { ...paid, ...order, milestones: upTo('QS_CUD') }, 'agent report-milestone'],
  ['cleared', { ...paid, ...order, milestones: upTo('QS_CUC') }, 'agent report-milestone'],
  ['ready, balance open', { ...due, ...order, milestones: upTo('QS_CGO') }, 'customer pay-balance'],
  ['ready, paid', { ...paid, ...order, milestones: upTo('QS_CGO') }, 'agent report-milestone'],
  [
    'on its way, no proof',
    { ...paid, ...order, milestones: upTo('QS_PRG') },
    'agent upload-papers PROOF_OF_DELIVERY',
  ],
  ['delivered, no invoice', { ...paid, milestones: upTo('QS_DEL') }, 'agent upload-invoice'],
  [
    'delivered, invoice in',
    { ...paid, milestones: upTo('QS_DEL'), documents: ['INVOICE'] },
    'customer confirm-delivery meanwhile complete-delivery',
  ],
  [
    'completed by its agent',
    { ...paid, milestones: upTo('QS_DEL'), documents: ['INVOICE'], agentDone: true },
    'customer confirm-delivery',
  ],
  ['disputed', { ...paid, milestones: upTo('QS_DEL'), disputed: true }, 'desk settle-dispute'],
]

const invoice: Partial<TurnFacts> = { customsDocumentsMissing: ['COMMERCIAL_INVOICE', 'PACKING_LIST'] }
rows.push(
  [
    'booked without its commercial invoice',
    invoice,
    'customer upload-papers COMMERCIAL_INVOICE meanwhile DEPARTED',
  ],
  [
    'arrived without it, no final quotation',
    { ...invoice, milestones: upTo('QS_ARRIVE') },
    'agent post-final-quote',
  ],
  [
    'arrived without it',
    { ...invoice, ...paid, milestones: upTo('QS_ARRIVE') },
    'customer upload-papers COMMERCIAL_INVOICE meanwhile QS_DIS',
  ],
  [
    'discharged without it and without a delivery order',
    { ...invoice, ...paid, milestones: upTo('QS_DIS') },
    'agent upload-papers DELIVERY_ORDER',
  ],
  ['balance asked before it', { ...invoice, ...due }, 'customer pay-balance meanwhile DEPARTED'],
)

const said = (facts: TurnFacts): string => {
  const turn = shipmentTurn(facts)
  const papers = turn.documents.length ? ` ${turn.documents.join(',')}` : ''
  return `${turn.side} ${turn.action}${papers}${turn.meanwhile ? ` meanwhile ${turn.meanwhile}` : ''}`
}

describe('the turn', () => {
  test.each(rows)('%s', (_, change, expected) => {
    expect(said({ ...base, ...change })).toBe(expected)
  })

  test('an export waits for the customer’s documents before it leaves', () => {
    const facts: TurnFacts = { ...base, direction: 'export', customsDocumentsMissing: ['PACKING_LIST'] }
    expect(said(facts)).toBe('customer upload-papers PACKING_LIST')
  })

  test('a departure that waits for masses asks the shipper, and its agent may enter them', () => {
    const facts: TurnFacts = { ...base, direction: 'export', vgm: { unlisted: 1, unweighed: [] } }
    expect(said({ ...facts, milestones: ['QS_CUD', 'QS_CUC'] })).toBe(
      'customer enter-vgm meanwhile enter-vgm',
    )
  })

  test('a port hand-over asks for the release', () => {
    const facts: TurnFacts = { ...base, ...paid, ...order, destinationKind: 'port' }
    expect(said({ ...facts, milestones: upTo('QS_CUC', facts) })).toBe('agent upload-papers RELEASE')
  })

  test('whoever is told to report can, in every state of every carriage', () => {
    const balances: BalanceState[] = [
      'NOT_DUE',
      'QS_AWAITING_FINAL_PAY',
      'QS_FINAL_PAY_INITIATED',
      'QS_FINAL_PAY_RECEIVED',
    ]
    let looked = 0
    for (const mode of ['sea', 'air'] as const)
      for (const direction of ['import', 'export'] as const)
        for (const destinationKind of ['door', 'port'] as const)
          for (const balanceState of balances)
            for (const documents of [[], ['DELIVERY_ORDER', 'PROOF_OF_DELIVERY', 'RELEASE', 'INVOICE']])
              for (const customsDocumentsMissing of [[], ['PACKING_LIST']] as const) {
                const carriage = { ...base, mode, direction, destinationKind }
                for (const done of [[], ...milestonePlan(carriage).map((code) => upTo(code, carriage))]) {
                  const facts: TurnFacts = {
                    ...carriage,
                    balanceState,
                    documents,
                    customsDocumentsMissing,
                    milestones: done,
                    finalQuoted: balanceState !== 'NOT_DUE',
                    balanceFils: balanceState === 'QS_FINAL_PAY_RECEIVED' ? 0n : 400n,
                  }
                  const turn = shipmentTurn(facts)
                  expect(turn).toBeDefined()
                  const next = milestonePlan(facts).find((code) => !done.includes(code))
                  if (turn.action === 'report-milestone')
                    expect(milestoneRefusal(next!, facts)).toBeUndefined()
                  if (turn.meanwhile && turn.meanwhile !== 'complete-delivery')
                    expect(milestoneRefusal(turn.meanwhile as MilestoneCode, facts)).toBeUndefined()
                  expect(turn.documents.length > 0).toBe(turn.action === 'upload-papers')
                  looked += 1
                }
              }
    expect(looked).toBeGreaterThan(500)
  })
})

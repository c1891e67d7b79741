// Credit: the machines, who may do what, and the worked examples of limits, terms, ageing and allocation.
import { describe, expect, test } from 'vitest'
import { parseMoney, sum, toWire } from '../../kit/money.ts'
import { machineFaults } from '../../kit/machine.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { ageing, allocate, bandOf, dueDay, reminderDue, suspendDay, type OpenInvoice } from './credit-due.ts'
import { creditLine, creditRefusal, missingFils, purchaseRefusal, type CreditFacts } from './credit-line.ts'
import {
  applyRefusal,
  closeRefusal,
  confirmRefusal,
  creditAccountMachine,
  creditApplicationMachine,
  kindOfApplication,
  needsSecond,
} from './credit-machine.ts'
import { creditNeeds, limitFilsOf, missingCredit } from './credit-terms.ts'

const fils = (text: string): bigint => parseMoney(text.replaceAll(',', ''))
const account = (limit: string, used: string, reserved = '0', state: CreditFacts['state'] = 'APPROVED') => ({
  state,
  limitFils: fils(limit),
  usedFils: fils(used),
  reservedFils: fils(reserved),
})

test('the machines are sound', () => {
  expect(machineFaults(creditApplicationMachine)).toEqual([])
  expect(machineFaults(creditAccountMachine)).toEqual([])
})

describe('the line', () => {
  test('11: limit 100,000, owed 61,250, reserved 22,480: 16,270.00 is taken, a fil more refused', () => {
    const facts = account('100000', '83730', '22480')
    expect(creditLine(facts)).toMatchObject({ owedFils: fils('61250'), availableFils: fils('16270') })
    expect(purchaseRefusal(facts, fils('16270.00'))).toBeUndefined()
    expect(purchaseRefusal(facts, fils('16270.01'))).toBe('finance.credit-limit')
    expect(missingFils(facts, fils('16270.01'))).toBe(1n)
  })
  test('12: of two purchases of 9,000 one is taken and 7,270.00 left', () => {
    const facts = account('100000', '83730')
    const after = { ...facts, usedFils: facts.usedFils + fils('9000') }
    expect(purchaseRefusal(facts, fils('9000'))).toBeUndefined()
    expect(purchaseRefusal(after, fils('9000'))).toBe('finance.credit-limit')
    expect(toWire(creditLine(after).availableFils)).toBe('7270.00')
  })
  test('13: a limit cut below what is used leaves it; repaid room above the limit does not open again', () => {
    const cut = account('50000', '83730')
    expect(creditLine(cut)).toMatchObject({
      floorFils: fils('-83730'),
      overFils: fils('33730'),
      availableFils: 0n,
    })
    const paid = creditLine({ ...cut, usedFils: cut.usedFils - fils('40000') })
    expect(paid).toMatchObject({ floorFils: fils('-50000'), overFils: 0n, availableFils: fils('6270') })
  })
  test('14: an extra passes the limit, the next purchase does not', () => {
    const facts = account('100000', '100107.50')
    expect(creditLine(facts).overFils).toBe(fils('107.50'))
    expect(purchaseRefusal(facts, 1n)).toBe('finance.credit-limit')
  })
  test('a suspended account has nothing available, and says so; none or a closed one asks to apply', () => {
    const facts = account('100000', '1000', '0', 'SUSPENDED')
    expect(creditLine(facts)).toMatchObject({ availableFils: 0n, floorFils: fils('-1000') })
    expect(purchaseRefusal(facts, 1n)).toBe('finance.credit-suspended')
    expect(purchaseRefusal({ ...facts, state: 'CLOSED' }, 1n)).toBe('finance.credit-none')
    expect(purchaseRefusal(undefined, 1n)).toBe('finance.credit-none')
    expect(creditRefusal(undefined, true)).toBe('finance.credit-pending')
    expect(creditRefusal('SUSPENDED', true)).toBe('finance.credit-suspended')
    expect(creditRefusal('APPROVED', true)).toBeUndefined()
  })
  test('what we owe the company is available above its limit', () => {
    expect(creditLine(account('1000', '-50'))).toMatchObject({
      availableFils: fils('1050'),
      floorFils: fils('-1000'),
    })
  })
})

describe('days', () => {
  test('15: due, reminders, suspended', () => {
    const due = dueDay('2026-11-23', 30)
    expect(due).toBe('2026-12-23')
    for (const [on, days] of [
      ['2026-12-15', undefined],
      ['2026-12-16', -7],
      ['2026-12-24', 1],
      ['2026-12-30', 7],
      ['2027-01-06', 14],
    ] as const)
      expect(reminderDue(due, on)).toBe(days)
    expect(suspendDay(due, 14)).toBe('2027-01-07')
  })
  test('16: days are counted over the end of February', () =>
    expect(dueDay('2027-01-31', 30)).toBe('2027-03-02'))

  const issued: readonly [string, string][] = [
    ['2026-09-10', '4000'],
    ['2026-10-20', '3500.50'],
    ['2026-11-10', '5000'],
    ['2026-07-20', '1250'],
    ['2026-08-20', '980.75'],
  ]
  const invoices = issued.map(([day, amount], at): OpenInvoice => ({
    id: String(at),
    dueOn: dueDay(day, 30),
    openFils: fils(amount),
  }))
  test('17: ageing by days past due', () => {
    const on = '2026-11-23'
    expect(invoices.map(({ dueOn }) => bandOf(dueOn, on))).toEqual([
      'to60',
      'to30',
      'notDue',
      'over90',
      'to90',
    ])
    expect(toWire(sum(Object.values(ageing(invoices, on))))).toBe('14731.25')
  })
  test.each([
    ['2026-11-23', 'notDue'],
    ['2026-11-22', 'to30'],
    ['2026-10-24', 'to30'],
    ['2026-10-23', 'to60'],
    ['2026-09-24', 'to60'],
    ['2026-09-23', 'to90'],
    ['2026-08-25', 'to90'],
    ['2026-08-24', 'over90'],
  ])('due on %s is %s on 23 November', (due, band) => expect(bandOf(due, '2026-11-23')).toBe(band))
  test('18: 10,000 goes to the oldest due first; the last keeps 2,500.50', () => {
    const three = invoices.slice(0, 3)
    const { allocations, leftFils } = allocate(three.toReversed(), fils('10000'))
    expect(allocations.map(({ id, fils: paid }) => [id, toWire(paid)])).toEqual([
      ['0', '4000.00'],
      ['1', '3500.50'],
      ['2', '2499.50'],
    ])
    expect(leftFils).toBe(0n)
    expect(toWire(three[2]!.openFils - allocations[2]!.fils)).toBe('2500.50')
  })
  test('what nothing is open for stays unallocated', () =>
    expect(allocate(invoices.slice(0, 1), fils('4000.01'))).toMatchObject({ leftFils: 1n }))
  test('22: opening and lines of a month give its closing', () => {
    const lines = ['12000', '8400', '2133.60', '-9000', '-533.40'].map(fils)
    expect(toWire(sum(lines))).toBe('13000.20')
  })
})

describe('applying', () => {
  const facts = { company: 'business', account: undefined, hasPending: false } as const
  const admin = { isCompanyAdmin: true }
  test.each([
    [facts, admin, undefined],
    [{ ...facts, company: 'person' }, admin, 'credit.business-only'],
    [{ ...facts, company: 'agent' }, admin, 'credit.business-only'],
    [facts, { isCompanyAdmin: false }, 'credit.company-admin-only'],
    [{ ...facts, hasPending: true }, admin, 'credit.pending'],
    [{ ...facts, account: 'APPROVED' }, admin, undefined],
    [{ ...facts, account: 'CLOSED' }, admin, undefined],
    [{ ...facts, account: 'SUSPENDED' }, admin, 'credit.is-suspended'],
  ] as const)('%o by %o: %s', (about, actor, refusal) => expect(applyRefusal(about, actor)).toBe(refusal))

  test('asks for more where there is an account', () => {
    expect([undefined, 'CLOSED', 'APPROVED'].map((state) => kindOfApplication(state as 'CLOSED'))).toEqual([
      'NEW',
      'NEW',
      'INCREASE',
    ])
  })
  test.each([
    ['4999.99', undefined],
    ['5000', 500_000n],
    ['5000000', 500_000_000n],
    ['5000000.01', undefined],
    ['12x', undefined],
  ])('a limit of %s', (typed, limit) => expect(limitFilsOf(typed)).toBe(limit))

  const codes = (limit: string, held?: string) =>
    creditNeeds(fils(limit), held ? fils(held) : undefined).map(({ docCode }) => docCode)
  test('documents grow with the limit', () => {
    expect(codes('50000')).toEqual(['TRADE_LICENCE', 'VAT_CERTIFICATE', 'TRADE_REFERENCE'])
    expect(codes('50000.01').slice(3)).toEqual(['BANK_STATEMENT', 'SIGNATORY_ID'])
    expect(codes('250000')).toHaveLength(5)
    expect(codes('250000.01').slice(5)).toEqual(['AUDITED_ACCOUNTS', 'BUREAU_REPORT', 'CREDIT_SECURITY'])
  })
  test('for more, those of the limit there is are in', () => {
    expect(codes('120000', '50000')).toEqual(['BANK_STATEMENT', 'SIGNATORY_ID'])
    expect(codes('120000', '60000')).toEqual([])
  })
  test('two references are asked for; one that was returned does not count', () => {
    const wanted = creditNeeds(fils('5000'))
    const licence = { docCode: 'TRADE_LICENCE', state: 'UPLOADED' }
    const vat = { docCode: 'VAT_CERTIFICATE', state: 'UPLOADED' }
    const reference = { docCode: 'TRADE_REFERENCE', state: 'UPLOADED' }
    expect(missingCredit(wanted, [licence, vat, reference])).toEqual([
      { docCode: 'TRADE_REFERENCE', count: 1 },
    ])
    expect(missingCredit(wanted, [{ ...licence, state: 'RETURNED' }, vat, reference, reference])).toEqual([
      { docCode: 'TRADE_LICENCE', count: 1 },
    ])
  })
})

describe('deciding', () => {
  const to = (limit: string) => ({ limitFils: fils(limit), termsDays: 30 })
  test.each([
    [null, '50000', false],
    [null, '50000.01', true],
    ['40000', '60000', true],
    ['90000', '60000', false],
    ['60000', '60000', false],
  ])('from %s to %s needs a second administrator: %s', (from, limit, second) =>
    expect(needsSecond(from === null ? null : to(from), to(limit))).toBe(second),
  )
  test('the setting in force decides', () =>
    expect(needsSecond(null, to('20000'), { ...settingDefaults, 'credit.alone': 10_000 })).toBe(true))
  test('somebody else confirms, in time', () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const proposal = { proposedBy: 'maryam', lapsesAt: new Date('2026-11-23T08:00:01Z') }
    expect(confirmRefusal(proposal, 'khalid', now)).toBeUndefined()
    expect(confirmRefusal(proposal, 'maryam', now)).toBe('credit.second-person')
    expect(confirmRefusal({ ...proposal, lapsesAt: now }, 'khalid', now)).toBe('credit.proposal-lapsed')
  })
  test('an account in use is not closed', () => {
    expect(closeRefusal(1n)).toBe('credit.still-used')
    expect(closeRefusal(0n)).toBeUndefined()
  })
})

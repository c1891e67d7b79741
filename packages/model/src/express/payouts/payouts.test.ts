// Payouts: the machine is sound, bounds and approvals, rows that are covered, IBANs (vector 26), and the bank's file to the byte.
import { describe, expect, test } from 'vitest'
import { bankFileXml, controlFils } from '../../finance/bank-file.ts'
import { machineFaults } from '../../kit/machine.ts'
import { checkIban } from '../../reference/identifiers.ts'
import { payoutMachine } from './payout-machine.ts'
import {
  approvalRefusal,
  coveredRows,
  mostOut,
  payoutAmountRefusal,
  payoutRefusal,
  type PayoutFacts,
} from './payout.ts'

test('every state is reached and left unless it is an end', () => {
  expect(machineFaults(payoutMachine)).toEqual([])
})

test('26: an IBAN of the Emirates, in either script and with spaces; a wrong digit is refused', () => {
  expect(checkIban('AE070331234567890123456').value).toBe('AE070331234567890123456')
  expect(checkIban('ae07 0331 2345 6789 0123 456').value).toBe('AE070331234567890123456')
  expect(checkIban('AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦').value).toBe('AE070331234567890123456')
  expect(checkIban('AE080331234567890123456').problem).toBe('reference.iban.check-digits')
})

describe('bounds', () => {
  const facts: PayoutFacts = {
    availableFils: 10_000n,
    unpaidFils: 10_000n,
    hasAccount: true,
    hasOpen: false,
    isWaiting: false,
  }
  const limits = { leastFils: 5_000n }
  test.each<[Partial<PayoutFacts>, string | undefined]>([
    [{}, undefined],
    [{ hasAccount: false }, 'payout.account-none'],
    [{ hasOpen: true }, 'payout.open'],
    [{ isWaiting: true }, 'payout.waiting'],
    [{ availableFils: 4_999n }, 'payout.nothing'],
    [{ unpaidFils: 4_999n }, 'payout.nothing'],
    [{ unpaidFils: -1n }, 'payout.nothing'],
  ])('%o: %s', (change, refusal) => {
    expect(payoutRefusal({ ...facts, ...change }, limits)).toBe(refusal)
  })
  test.each<[bigint, string | undefined]>([
    [4_999n, 'payout.least'],
    [5_000n, undefined],
    [8_000n, undefined],
    [8_001n, 'payout.above-credited'],
    [10_001n, 'payout.above-available'],
  ])('%s of 100.00 available, 80.00 of it cash on delivery: %s', (amount, refusal) => {
    expect(payoutAmountRefusal(amount, { ...facts, unpaidFils: 8_000n }, limits)).toBe(refusal)
  })
  test('never below nothing', () => {
    expect(mostOut({ availableFils: 10_000n, unpaidFils: -5_000n })).toBe(0n)
  })
})

test('who approves: not who asked, not twice, not to an account that nobody verified', () => {
  const payout = { requestedBy: 'merchant', firstBy: null, isVerified: true }
  expect(approvalRefusal(payout, 'one')).toBeUndefined()
  expect(approvalRefusal(payout, 'merchant')).toBe('payout.own')
  expect(approvalRefusal({ ...payout, firstBy: 'one' }, 'one')).toBe('payout.second-person')
  expect(approvalRefusal({ ...payout, firstBy: 'one' }, 'two')).toBeUndefined()
  expect(approvalRefusal({ ...payout, isVerified: false }, 'one')).toBe('payout.not-verified')
})

test('the oldest rows that are covered whole, and none past the first that is not', () => {
  const rows = [10_000n, 8_000n, 1_000n].map((amount_fils) => ({ amount_fils }))
  expect(coveredRows(9_999n, rows)).toHaveLength(0)
  expect(coveredRows(15_000n, rows)).toHaveLength(1)
  expect(coveredRows(18_000n, rows)).toHaveLength(2)
  expect(coveredRows(19_000n, rows)).toHaveLength(3)
})

test('the file of the bank: control sum, Latin names, nothing that commands a parser', () => {
  const transfers = [
    {
      number: 'PO-26-000001',
      about: 'Cash on delivery',
      amountFils: 34_995n,
      holder: 'Café <Noor> & Sons “LLC”',
      iban: 'AE070331234567890123456',
    },
    {
      number: 'PO-26-000002',
      about: 'Cash on delivery',
      amountFils: 5_005n,
      holder: 'دار العباءة Abaya House',
      iban: 'AE070331234567890123456',
    },
  ]
  const xml = bankFileXml({
    number: 'POF-26-000001',
    madeAt: '2026-11-23T10:00:00+04:00',
    on: '2026-11-23',
    sender: { name: 'Marsa Logistics LLC', iban: 'AE070331234567890123456', bic: null },
    transfers,
  })
  expect(controlFils(transfers)).toBe(40_000n)
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>400\.00<\/CtrlSum>/g)).toHaveLength(2)
  expect(xml).toContain('<InstdAmt Ccy="AED">349.95</InstdAmt>')
  expect(xml).toContain('<Nm>Cafe Noor &amp; Sons LLC</Nm>')
  expect(xml).toContain('<Nm>Abaya House</Nm>')
  expect(xml).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>')
})

// Prints the receipt of a payment, the tax invoice, the release note and the statement of account; adds the amount in words and shapes figures for the page.
import {
  CreditReceiptData,
  ReceiptData,
  ReleaseNoteData,
  StatementData,
  TaxInvoiceData,
} from '@marsa/model/documents/issued-documents.ts'
import { amountInWords } from '../kit/amount-in-words.ts'
import { renderPdf } from '../kit/pdf.ts'

/** "-1234567.50" -> "-1,234,567.50". */
export const groupedAmount = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  return `${amount.startsWith('-') ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

/** "2026-11-24" -> "24 / 11 / 2026", the same in both languages. */
export const printedDay = (day: string): string => day.split('-').toReversed().join(' / ')

/** "2026-11-24T10:05:00+04:00" -> "24 / 11 / 2026  10:05", the wall clock that the instant names. */
export const printedInstant = (instant: string): string =>
  `${printedDay(instant.slice(0, 10))}  ${instant.slice(11, 16)}`

const printedTrn = (trn: string | null): string => trn?.replace(/(\d{3})(?=\d)/g, '$1 ') ?? ''

/** As a deduction; nothing is deducted from nothing. */
const minus = (amount: string): string =>
  /^-?0+(\.0+)?$/.test(amount) ? groupedAmount(amount) : groupedAmount(`-${amount.replace('-', '')}`)

type Party = ReceiptData['paidBy']
const printedParty = (party: Party) => ({ ...party, trn: printedTrn(party.trn) })

export const printReceipt = async (data: ReceiptData, madeAt: Date): Promise<Buffer> => {
  const receipt = ReceiptData.parse(data)
  return renderPdf(
    'receipt',
    {
      ...receipt,
      issuedOn: printedDay(receipt.issuedOn),
      paidAt: printedInstant(receipt.paidAt),
      receivedBy: printedParty(receipt.receivedBy),
      paidBy: printedParty(receipt.paidBy),
      words: amountInWords(receipt.amount),
      amount: groupedAmount(receipt.amount),
      total: groupedAmount(receipt.total),
      paidBefore: minus(receipt.paidBefore),
      paidNow: minus(receipt.amount),
      remaining: groupedAmount(receipt.remaining),
    },
    madeAt,
  )
}

export const printCreditReceipt = async (data: CreditReceiptData, madeAt: Date): Promise<Buffer> => {
  const receipt = CreditReceiptData.parse(data)
  return renderPdf(
    'credit-receipt',
    {
      ...receipt,
      issuedOn: printedDay(receipt.issuedOn),
      valueOn: printedDay(receipt.valueOn),
      receivedBy: printedParty(receipt.receivedBy),
      paidBy: printedParty(receipt.paidBy),
      words: amountInWords(receipt.amount),
      amount: groupedAmount(receipt.amount),
      pays: receipt.pays.map((paid) => ({ ...paid, amount: groupedAmount(paid.amount) })),
      unallocated: groupedAmount(receipt.unallocated),
    },
    madeAt,
  )
}

export const printTaxInvoice = async (data: TaxInvoiceData, madeAt: Date): Promise<Buffer> => {
  const invoice = TaxInvoiceData.parse(data)
  return renderPdf(
    'tax-invoice',
    {
      ...invoice,
      issuedOn: printedDay(invoice.issuedOn),
      suppliedOn: printedDay(invoice.suppliedOn),
      supplier: printedParty(invoice.supplier),
      customer: printedParty(invoice.customer),
      lines: invoice.lines.map((line) => ({
        ...line,
        net: groupedAmount(line.net),
        vat: groupedAmount(line.vat),
        total: groupedAmount(line.total),
      })),
      words: amountInWords(invoice.total),
      zeroRated: groupedAmount(invoice.zeroRated),
      standardRated: groupedAmount(invoice.standardRated),
      vat: groupedAmount(invoice.vat),
      total: groupedAmount(invoice.total),
      payments: invoice.payments.map((payment) => ({ ...payment, amount: minus(payment.amount) })),
      due: groupedAmount(invoice.due),
    },
    madeAt,
  )
}

export const printReleaseNote = async (data: ReleaseNoteData, madeAt: Date): Promise<Buffer> => {
  const note = ReleaseNoteData.parse(data)
  return renderPdf(
    'release-note',
    {
      ...note,
      handedOverAt: printedInstant(note.handedOverAt),
      warehouse: printedParty(note.warehouse),
      customer: printedParty(note.customer),
      pieces: note.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
      credit: note.credit && { ...note.credit, open: groupedAmount(note.credit.open) },
    },
    madeAt,
  )
}

const inFavour = { en: 'In your favour: ', ar: 'لصالحك: ' }

export const printStatement = async (data: StatementData, madeAt: Date): Promise<Buffer> => {
  const statement = StatementData.parse(data)
  const { closing, ageing } = statement
  const words = amountInWords(closing.replace('-', ''))
  const isCredit = closing.startsWith('-')
  return renderPdf(
    'statement',
    {
      ...statement,
      issuedOn: printedDay(statement.issuedOn),
      fromOn: printedDay(statement.fromOn),
      toOn: printedDay(statement.toOn),
      customer: printedParty(statement.customer),
      issuer: printedParty(statement.issuer),
      lines: statement.lines.map((line) => ({
        ...line,
        on: printedDay(line.on),
        amount: groupedAmount(line.amount),
        balance: groupedAmount(line.balance),
      })),
      opening: groupedAmount(statement.opening),
      closing: groupedAmount(closing),
      words: isCredit ? { en: inFavour.en + words.en, ar: inFavour.ar + words.ar } : words,
      ageing: Object.fromEntries(Object.entries(ageing).map(([band, fils]) => [band, groupedAmount(fils)])),
    },
    madeAt,
  )
}

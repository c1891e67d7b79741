// Reports of the books: trial balance, one account, the journal, tax documents, and the boxes of VAT.
import { emptyBoxReason, emptyBoxText, type EmptyBox } from '@marsa/model/finance/books/empty-boxes.ts'
import { vatBoxText } from '@marsa/model/finance/books/books-text.ts'
import { chart, ofSide, type AccountKind } from '@marsa/model/finance/books/chart.ts'
import { taxInvoiceKindText, type TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { Db } from '../../kit/db.ts'
import { agentVatSums } from '../books/tax-documents.store.ts'
import { readBalances, type Balance } from '../books/view-books.ts'
import { readVatReturn } from '../books/view-tax-documents.ts'
import {
  accountList,
  documentList,
  journalList,
  type AccountRow,
  type DocumentRow,
  type JournalRow,
} from './lists.store.ts'
import { segmentIn } from './money-reports.ts'
import { columnsIn, counted, listed, type Asked, type Column } from './source.ts'

export const trialBalance = counted(
  (tx, { days }) => readBalances(tx, days),
  (lang): Column<Balance>[] => {
    const { text, amount } = columnsIn<Balance>(lang)
    return [
      text('code', ({ kind }) => chart[kind].code),
      text('account', ({ kind }) => chart[kind][lang]),
      amount('opening', ({ kind, opening }) => ofSide(kind, opening), false),
      amount('debit', ({ debit }) => debit),
      amount('credit', ({ credit }) => credit),
      amount('closing', ({ kind, closing }) => ofSide(kind, closing), false),
    ]
  },
)

export const accountOf = ({ kind }: Asked): AccountKind => {
  if (!kind) throw new Problem('finance.account-missing')
  return kind
}

export const ledger = listed(
  accountList,
  (asked) => ({ span: asked.span, kind: accountOf(asked), ownerId: asked.companyId }),
  (lang, asked): Column<AccountRow>[] => {
    const { moment, text, amount, summed } = columnsIn<AccountRow>(lang)
    return [
      moment('when', ({ posted_at: at }) => at),
      text('posting', ({ posting }) => posting),
      text('reference', ({ external_ref: reference }) => reference),
      text('subject', ({ subject }) => subject?.number ?? null),
      text('party', ({ owner }) => owner?.[lang] ?? null),
      summed('debit', 'debit_fils'),
      summed('credit', 'credit_fils'),
      amount('balance', (row) => ofSide(accountOf(asked), row.balance_fils), false),
    ]
  },
)

/** For accounting software: both names of the account, and each journal with as much debit as credit. */
export const journal = listed(
  journalList,
  ({ span }) => ({ span }),
  (lang): Column<JournalRow>[] => {
    const { moment, text, summed } = columnsIn<JournalRow>(lang)
    return [
      text('journal', ({ id }) => id),
      moment('when', ({ posted_at: at }) => at),
      text('code', ({ kind }) => chart[kind].code),
      text('accountEn', ({ kind }) => chart[kind].en),
      text('accountAr', ({ kind }) => chart[kind].ar),
      summed('debit', 'debit_fils'),
      summed('credit', 'credit_fils'),
      text('currency', ({ currency }) => currency),
      text('party', ({ owner }) => owner?.[lang] ?? null),
      text('reference', ({ external_ref: reference }) => reference),
      text('subject', ({ subject }) => subject?.number ?? null),
      text('segment', ({ subject }) => segmentIn(lang, subject?.kind)),
      text('posting', ({ posting }) => posting),
    ]
  },
)

export const taxDocuments = (only?: TaxInvoiceKind) =>
  listed(
    documentList,
    ({ span, kinds, companyId, supplierId, documents }) => ({
      ...documents,
      span,
      kinds,
      companyId,
      supplierId,
      kind: only ?? documents.kind,
    }),
    (lang): Column<DocumentRow>[] => {
      const { moment, text, summed } = columnsIn<DocumentRow>(lang)
      const nameOf = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) =>
        lang === 'ar' ? nameAr : nameEn
      return [
        text('number', ({ number }) => number),
        moment('when', ({ issued_at: at }) => at),
        text('kind', ({ kind }) => say(lang, taxInvoiceKindText[kind])),
        text('subject', (row) => row.subject_number),
        text('supplier', ({ supplier }) => nameOf(supplier)),
        text('customer', ({ customer }) => nameOf(customer)),
        summed('net', 'net_fils'),
        summed('vat', 'vat_fils'),
        summed('total', 'total_fils'),
      ]
    },
  )

type Box = { box: string; content: string; netFils: bigint | null; vatFils: bigint | null }

const readBoxes = async (tx: Db, { days, supplierId }: Asked, lang: Lang): Promise<Box[]> => {
  const made = await readVatReturn(tx, days, supplierId)
  const total = (box: string, vatFils: bigint, content: 'due' | 'recoverable' | 'payable'): Box => ({
    box,
    content: say(lang, vatBoxText[content]),
    netFils: null,
    vatFils,
  })
  const none = (box: EmptyBox): Box => ({
    box,
    content: `${say(lang, emptyBoxText[box])}. ${say(lang, emptyBoxReason[box])}`,
    netFils: 0n,
    vatFils: 0n,
  })
  return [
    ...made.standard.map((each) => ({
      ...each,
      content: say(lang, vatBoxText.standard, { emirate: emirates[each.emirate][lang] }),
    })),
    ...(made.reliefFils === 0n
      ? []
      : [{ box: '1', netFils: null, vatFils: -made.reliefFils, content: say(lang, vatBoxText.relief) }]),
    none('2'),
    { ...made.reverseCharge, content: say(lang, vatBoxText.reverseCharge) },
    { ...made.zeroRated, content: say(lang, vatBoxText.zeroRated) },
    none('5'),
    none('6'),
    none('7'),
    { ...made.outputs, content: say(lang, vatBoxText.outputs) },
    { ...made.standardInputs, content: say(lang, vatBoxText.standardInputs) },
    { ...made.reverseInputs, content: say(lang, vatBoxText.reverseInputs) },
    { ...made.inputs, content: say(lang, vatBoxText.inputs) },
    total('12', made.dueFils, 'due'),
    total('13', made.recoverableFils, 'recoverable'),
    total('14', made.payableFils, 'payable'),
  ]
}

export const vatBoxes = counted(readBoxes, (lang): Column<Box>[] => {
  const { text, amount } = columnsIn<Box>(lang)
  return [
    text('box', ({ box }) => box),
    text('content', ({ content }) => content),
    amount('net', ({ netFils }) => netFils, false),
    amount('vat', ({ vatFils }) => vatFils, false),
  ]
})

type Pack = {
  name_en: string
  name_ar: string
  standard: bigint
  zero: bigint
  'out-of-scope': bigint
  vat: bigint
}

/** What was issued in the name of each agent, notes taken away, by category. */
const readPacks = async (tx: Db, { span }: Asked): Promise<Pack[]> => {
  const packs = new Map<string, Pack>()
  for (const row of await agentVatSums(tx, span)) {
    const none = { standard: 0n, zero: 0n, 'out-of-scope': 0n, vat: 0n }
    const pack = packs.get(row.supplier_id) ?? { name_en: row.name_en, name_ar: row.name_ar, ...none }
    const sign = row.is_credit ? -1n : 1n
    pack[row.category] += sign * row.net
    pack.vat += sign * row.vat
    packs.set(row.supplier_id, pack)
  }
  return [...packs.values()]
}

export const agentVatPacks = counted(readPacks, (lang): Column<Pack>[] => {
  const { text, amount } = columnsIn<Pack>(lang)
  return [
    text('agent', (row) => (lang === 'ar' ? row.name_ar : row.name_en)),
    amount('standard', ({ standard }) => standard),
    amount('vat', ({ vat }) => vat),
    amount('zero', ({ zero }) => zero),
    amount('exempt', (row) => row['out-of-scope']),
  ]
})

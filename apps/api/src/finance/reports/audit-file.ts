// The VAT audit file (FAF) that the tax authority may ask for: sections in one CSV, each with its separators and totals.
import { stringify } from 'csv-stringify/sync'
import { chart } from '@marsa/model/finance/books/chart.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { rowsOf } from '../../kit/listing.ts'
import { neutralCell } from '../../kit/spreadsheet.ts'
import { listInputs, type InputRow } from '../books/input-vat.store.ts'
import { findPlatform, findPlatformId } from '../documents.store.ts'
import { documentList, journalList } from './lists.store.ts'
import type { Asked } from './source.ts'

/** The version of the layout; what it means is the authority's, and no validator of it is public. */
const version = 'FAFv1.0.0'

/** As the layout names them: standard rate, reverse charge, out of scope. */
const taxCodes: Record<InputRow['treatment'], string> = { standard: 'SR', 'reverse-charge': 'RC', none: 'OS' }

/** DD-MM-YYYY. */
const written = (day: string): string => day.split('-').toReversed().join('-')
const line = (...cells: readonly string[]): string => stringify([cells.map(neutralCell)])
/** An amount is written by us and begins no formula, although one below zero begins with a sign. */
const money = (...cells: readonly (string | bigint)[]): string =>
  stringify([cells.map((cell) => (typeof cell === 'bigint' ? toWire(cell) : neutralCell(cell)))])
const begin = (section: string): string => line(`${section}TableStart`)
const end = (section: string): string => line(`${section}TableEnd`)

type Posted = Awaited<ReturnType<typeof journalList.sums>>

async function* parts(tx: Db, asked: Asked, posted: Posted): AsyncGenerator<string> {
  const [house, houseId] = [await findPlatform(tx), await findPlatformId(tx)]
  const { from, to } = asked.days
  yield '\ufeff' + begin('CompInfo')
  yield line(
    'TaxablePersonNameEn',
    'TaxablePersonNameAr',
    'TRN',
    'PeriodStart',
    'PeriodEnd',
    'FAFCreationDate',
    'ProductVersion',
    'FAFVersion',
  )
  yield line(
    house.nameEn,
    house.nameAr,
    house.trn ?? '',
    written(from),
    written(to),
    written(asked.today),
    'Marsa',
    version,
  )
  yield end('CompInfo')

  // Purchases with input VAT and the fees of the card gateway; what else the house buys is kept in its own package.
  const bought = await listInputs(tx, asked.days)
  yield begin('PurcData')
  yield line(
    'SupplierName',
    'SupplierTRN',
    'InvoiceDate',
    'InvoiceNo',
    'PurchaseValueAED',
    'VATValueAED',
    'TaxCode',
  )
  for (const row of bought)
    yield money(
      row.supplier ?? 'Card payment gateway',
      row.trn ?? '',
      written(row.day),
      row.number,
      row.net_fils,
      row.vat_fils,
      taxCodes[row.treatment],
    )
  yield money(
    'PurchaseTotalAED',
    sum(bought.map((row) => row.net_fils)),
    'VATTotalAED',
    sum(bought.map((row) => row.vat_fils)),
    'TransactionCountTotal',
    String(bought.length),
  )
  yield end('PurcData')

  yield begin('SuppData')
  yield line(
    'CustomerName',
    'CustomerTRN',
    'InvoiceDate',
    'InvoiceNo',
    'Kind',
    'SupplyValueAED',
    'VATValueAED',
    'Document',
  )
  const supplies = {
    span: asked.span,
    kinds: undefined,
    companyId: undefined,
    kind: undefined,
    supplierId: houseId,
    searchText: '',
  }
  const { count, sums } = await documentList.sums(tx, supplies)
  for await (const portion of rowsOf(tx, documentList, supplies))
    yield portion
      .map((row) =>
        money(
          row.customer.nameEn,
          row.customer.trn ?? '',
          written(dayOf(row.issued_at)),
          row.number,
          row.kind,
          row.net_fils,
          row.vat_fils,
          row.subject_number,
        ),
      )
      .join('')
  yield money(
    'SupplyTotalAED',
    sums['net_fils']!,
    'VATTotalAED',
    sums['vat_fils']!,
    'TransactionCountTotal',
    String(count),
  )
  yield end('SuppData')

  yield begin('GLData')
  yield line(
    'TransactionDate',
    'AccountID',
    'AccountName',
    'TransactionDescription',
    'Name',
    'TransactionID',
    'SourceDocumentID',
    'DebitAED',
    'CreditAED',
  )
  for await (const portion of rowsOf(tx, journalList, asked))
    yield portion
      .map((row) =>
        money(
          written(dayOf(row.posted_at)),
          chart[row.kind].code,
          chart[row.kind].en,
          row.posting,
          row.owner?.en ?? '',
          row.id,
          row.subject?.number ?? row.external_ref,
          row.debit_fils ?? 0n,
          row.credit_fils ?? 0n,
        ),
      )
      .join('')
  yield money(
    'TotalDebitAED',
    posted.sums['debit_fils']!,
    'TotalCreditAED',
    posted.sums['credit_fils']!,
    'TransactionCountTotal',
    String(posted.count),
    'GLTCurrency',
    'AED',
  )
  yield end('GLData')
}

async function* bytesOf(tx: Db, asked: Asked, posted: Posted): AsyncGenerator<Buffer> {
  for await (const part of parts(tx, asked, posted)) yield Buffer.from(part)
}

/** Counts the journal once: how many entries it has, and the file. */
export const openAuditFile = async (
  tx: Db,
  asked: Asked,
): Promise<{ count: number; bytes: AsyncGenerator<Buffer> }> => {
  const posted = await journalList.sums(tx, asked)
  return { count: posted.count, bytes: bytesOf(tx, asked, posted) }
}

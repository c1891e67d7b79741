// Prints the newest draft of a bill of lading, in both languages; no document of title.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { printBill as contract } from '@marsa/model/freight/bill/bill-endpoints.ts'
import {
  billFieldText as fieldText,
  readContainers,
  type BillFields,
} from '@marsa/model/freight/bill/bill-fields.ts'
import { billPaperText as words, billStateText, billText } from '@marsa/model/freight/bill/bill-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { printedInstant } from '../../documents/door.ts'
import { attachment } from '../../kit/attachment.ts'
import { renderPdf } from '../../kit/pdf.ts'
import type { Call } from '../../kit/serve.ts'
import { same, type LetterheadOf } from '../../requests/door.ts'
import { hazardRows, type Both } from '../trade-documents/cargo-table.ts'
import { known, type Party, type TradeSheet } from '../trade-documents/trade-sheet.ts'
import { billOf, type BillRow } from './bill.store.ts'
import { billSource } from './bill.ts'

const inBoth = (row: Both, params: Record<string, string | number>): Both => ({
  en: say('en', row, params),
  ar: say('ar', row, params),
})

/** What people typed in several lines: the first is the name. */
const party = (title: Both, typed: string, otherwise: Both = billText.sameAsConsignee): Party => {
  const [name = '', ...lines] = typed.split('\n')
  return { title, name: name ? same(name) : otherwise, lines }
}

const billSheet = (
  bill: Pick<BillRow, 'draft' | 'state'>,
  fields: BillFields,
  hazards: string[],
): TradeSheet => {
  const read = readContainers(fields.containers)
  const originals = { count: fields.originals }
  return {
    parties: [
      party(fieldText.shipper, fields.shipper),
      party(fieldText.consignee, fields.consignee),
      party(fieldText.notify, fields.notify),
    ],
    facts: known([
      [words.draft, String(bill.draft)],
      [words.state, inBoth(billStateText[bill.state], { draft: bill.draft })],
      [fieldText.vessel, [fields.vessel, fields.voyage].filter(Boolean).join(' / ')],
      [fieldText.loading, fields.loading],
      [fieldText.discharge, fields.discharge],
      [fieldText.delivery, fields.delivery],
      [fieldText.freight, billText[fields.freight]],
      [
        fieldText.originals,
        fields.originals === 0
          ? billText.noOriginals
          : { en: say('en', billText.originals, originals), ar: say('ar', billText.originals, originals) },
      ],
      [fieldText.marks, fields.marks],
      [fieldText.remarks, fields.remarks],
    ]),
    rows: [
      { count: '', what: same(`${fields.packages}: ${fields.goods}`), sides: null, kg: null, cbm: null },
      ...('fault' in read ? [] : read.containers).map(({ number, seal }) => ({
        count: '1',
        what: same(seal ? `${number} / ${seal}` : number),
        sides: null,
        kg: null,
        cbm: null,
      })),
    ],
    totals: known([
      [fieldText.grossKg, fields.grossKg],
      [fieldText.cbm, fields.cbm],
    ]),
    hazards,
    missing: [],
    note: words.note,
    isSigned: false,
  }
}

export const printBill = (letterheadOf: LetterheadOf) => async (call: Call<typeof contract>) => {
  const { row, isDrawnHere } = await billSource(call)
  if (!isDrawnHere) throw new Problem('bill.not-by-us')
  const bill = await billOf(call.db, row)
  if (!bill || bill.draft === 0) throw new Problem('bill.no-draft')
  const { now, settings, reply } = call
  const data = {
    title: words.title,
    number: row.number,
    printedAt: printedInstant(toOffset(now)),
    ...billSheet(bill, bill.fields, hazardRows(row.form)),
    ...letterheadOf(settings),
  }
  const pdf = await renderPdf('trade-document', data, now)
  return attachment(reply, 'application/pdf', `${row.number}-bill-draft-${bill.draft}.pdf`).send(pdf)
}

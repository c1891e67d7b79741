// The files of a company's shipments with what was paid for them (C089), and of its invoices by VAT category (C091).
import { listedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { chargeableGrams } from '@marsa/model/express/pricing/parcel.ts'
import type {
  downloadInvoices as invoicesContract,
  downloadShipments as shipmentsContract,
} from '@marsa/model/express/reports/report-endpoints.ts'
import {
  invoiceReportText,
  shipmentReportText,
  vatCategoryText,
} from '@marsa/model/express/reports/report-text.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { payWayText } from '@marsa/model/express/shipments/settlement-text.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { dataByCategory, type OfCategory } from '@marsa/model/finance/charge-line.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { ReportColumn } from '../../kit/report-file.ts'
import type { Call } from '../../kit/serve.ts'
import { readCities } from '../places/read-cities.ts'
import { reportedCompany, sendCompanyReport } from './company-report.ts'
import { issuedInvoices, paidShipments, type IssuedInvoice, type PaidShipment } from './reports.store.ts'

const shipmentColumns = (lang: Lang): ReportColumn<PaidShipment>[] => {
  const head = (word: keyof typeof shipmentReportText): string => say(lang, shipmentReportText[word])
  return [
    { heading: head('waybill'), kind: 'text', value: (row) => row.waybill },
    { heading: head('date'), kind: 'day', value: (row) => dayOf(row.paid_at) },
    { heading: head('service'), kind: 'text', value: (row) => serviceNames[row.service][lang] },
    { heading: head('from'), kind: 'text', value: (row) => row.from_city },
    { heading: head('to'), kind: 'text', value: (row) => row.to_city },
    { heading: head('pieces'), kind: 'count', sum: true, value: (row) => row.parcels.length },
    {
      heading: head('chargeable'),
      kind: 'weight',
      value: (row) => row.parcels.reduce((grams, parcel) => grams + chargeableGrams(parcel), 0),
    },
    { heading: head('net'), kind: 'amount', sum: true, value: (row) => row.net_fils },
    { heading: head('vat'), kind: 'amount', sum: true, value: (row) => row.vat_fils },
    { heading: head('total'), kind: 'amount', sum: true, value: (row) => row.net_fils + row.vat_fils },
    {
      heading: head('paidBy'),
      kind: 'text',
      value: (row) => row.ways.map((way) => say(lang, payWayText[way])).join(' + '),
    },
    { heading: head('state'), kind: 'text', value: (row) => say(lang, shipmentStateText[row.state]) },
  ]
}

export const downloadShipments = async (call: Call<typeof shipmentsContract>) => {
  const companyId = reportedCompany(call)
  return sendCompanyReport(call, companyId, {
    name: 'marsa-shipments',
    title: shipmentReportText.title,
    last: shipmentReportText.last,
    columns: shipmentColumns(call.query.lang),
    rows: await readCities(
      call.db,
      call.query.lang,
      await paidShipments(call.db, companyId, listedSpan(call.query, call.now)),
      'from_city',
      'to_city',
    ),
  })
}

type InvoiceLine = OfCategory & { invoice: IssuedInvoice; creditedFils: bigint; notes: string[] }

/** A row for each category that an invoice has something of; notes stand with the categories that they credit. */
const linesOf = (invoice: IssuedInvoice): InvoiceLine[] => {
  const notes = invoice.notes.map(({ number, lines }) => ({ number, of: dataByCategory(lines) }))
  return dataByCategory(invoice.lines).map((line) => {
    const credits = notes.flatMap(({ number, of }) =>
      of
        .filter(({ category }) => category === line.category)
        .map(({ totalFils }) => ({ number, fils: totalFils })),
    )
    return {
      ...line,
      invoice,
      creditedFils: credits.reduce((total, { fils }) => total + fils, 0n),
      notes: credits.map(({ number }) => number),
    }
  })
}

const invoiceColumns = (lang: Lang): ReportColumn<InvoiceLine>[] => {
  const head = (word: keyof typeof invoiceReportText): string => say(lang, invoiceReportText[word])
  return [
    { heading: head('invoice'), kind: 'text', value: (row) => row.invoice.number },
    { heading: head('date'), kind: 'day', value: (row) => dayOf(row.invoice.issued_at) },
    { heading: head('subject'), kind: 'text', value: (row) => row.invoice.subject_number },
    { heading: head('category'), kind: 'text', value: (row) => say(lang, vatCategoryText[row.category]) },
    { heading: head('net'), kind: 'amount', sum: true, value: (row) => row.netFils },
    { heading: head('vat'), kind: 'amount', sum: true, value: (row) => row.vatFils },
    { heading: head('total'), kind: 'amount', sum: true, value: (row) => row.totalFils },
    { heading: head('credited'), kind: 'amount', sum: true, value: (row) => row.creditedFils },
    { heading: head('notes'), kind: 'text', value: (row) => row.notes.join(', ') },
  ]
}

export const downloadInvoices = async (call: Call<typeof invoicesContract>) => {
  const companyId = reportedCompany(call)
  const invoices = await issuedInvoices(call.db, companyId, listedSpan(call.query, call.now))
  return sendCompanyReport(call, companyId, {
    name: 'marsa-invoices',
    title: invoiceReportText.title,
    last: invoiceReportText.last,
    columns: invoiceColumns(call.query.lang),
    rows: invoices.flatMap(linesOf),
  })
}

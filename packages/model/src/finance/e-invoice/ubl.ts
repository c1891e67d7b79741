// An e-invoice as UBL 2.1 XML in the order of the schema; no element is ever empty.
import { toOffset, dayOf } from '../../kit/day.ts'
import { toWire } from '../../kit/money.ts'
import { isCredit, type EInvoice, type EInvoiceLine, type EInvoiceParty } from './e-invoice.ts'

/** An element with its attributes, and text or elements inside; null where there is nothing to say. */
type Element = readonly [
  name: string,
  attributes: Record<string, string>,
  inside: string | readonly Element[],
]
type Maybe = Element | null

const scheme = '0235'
const customization = 'urn:peppol:pint:billing-1@ae-1'
const profile = 'urn:peppol:bis:billing'
const oasis = 'urn:oasis:names:specification:ubl:schema:xsd'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 has no place for control characters and halves of pairs, however they are written.
const unspeakable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** As it may stand in XML: without what it has no place for. */
export const xmlText = (text: string): string =>
  text.replace(unspeakable, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const written = ([name, attributes, inside]: Element): string => {
  const opening = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`),
  ].join(' ')
  return `<${opening}>${typeof inside === 'string' ? xmlText(inside) : inside.map(written).join('')}</${name}>`
}

const text = (
  name: string,
  value: string | number | null | undefined,
  attributes: Record<string, string> = {},
): Maybe =>
  value === null || value === undefined || value === '' ? null : [`cbc:${name}`, attributes, String(value)]

const group = (name: string, ...inside: readonly Maybe[]): Maybe => {
  const said = inside.filter((each) => each !== null)
  return said.length === 0 ? null : [`cac:${name}`, {}, said]
}

const amount = (name: string, fils: bigint): Maybe => text(name, toWire(fils), { currencyID: 'AED' })
const vatScheme = group('TaxScheme', text('ID', 'VAT'))

const partyElement = ({ endpoint, name, trn, registration, address }: EInvoiceParty): Maybe =>
  group(
    'Party',
    text('EndpointID', endpoint, { schemeID: scheme }),
    trn || !registration ? null : group('PartyIdentification', text('ID', registration.number)),
    group(
      'PostalAddress',
      text('StreetName', address.street),
      text('CityName', address.city),
      text('CountrySubentity', address.emirate),
      group('Country', text('IdentificationCode', address.country)),
    ),
    trn ? group('PartyTaxScheme', text('CompanyID', trn), vatScheme) : null,
    group(
      'PartyLegalEntity',
      text('RegistrationName', name),
      registration &&
        text('CompanyID', registration.number, {
          schemeAgencyID: registration.type,
          ...(registration.authority && { schemeAgencyName: registration.authority }),
        }),
    ),
  )

const paymentNames = {
  '48': 'Credit card',
  '55': 'Debit card',
  '30': 'Credit transfer',
  '1': 'Not defined',
} as const

const paymentElement = (payment: EInvoice['payment']): Maybe =>
  payment &&
  group(
    'PaymentMeans',
    text('PaymentMeansCode', payment.code, { name: paymentNames[payment.code] }),
    payment.cardDigits
      ? group(
          'CardAccount',
          text('PrimaryAccountNumberID', payment.cardDigits),
          text('NetworkID', payment.network ?? 'NA'),
        )
      : null,
    payment.iban ? group('PayeeFinancialAccount', text('ID', payment.iban)) : null,
  )

const categoryElement = (name: string, category: string, rate: number | null): Maybe =>
  group(name, text('ID', category), text('Percent', rate), vatScheme)

const rates: Record<string, number> = { S: 5, Z: 0 }

const totalElements = (invoice: EInvoice): readonly Maybe[] => [
  group(
    'TaxTotal',
    amount('TaxAmount', invoice.vatFils),
    text('TaxIncludedIndicator', 'false'),
    ...invoice.breakdown.map(({ category, netFils, vatFils }) =>
      group(
        'TaxSubtotal',
        amount('TaxableAmount', netFils),
        amount('TaxAmount', vatFils),
        categoryElement('TaxCategory', category, rates[category] ?? null),
      ),
    ),
  ),
  group(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', invoice.netFils),
    amount('TaxExclusiveAmount', invoice.netFils),
    amount('TaxInclusiveAmount', invoice.grossFils),
    invoice.prepaidFils === 0n ? null : amount('PrepaidAmount', invoice.prepaidFils),
    invoice.roundingFils === 0n ? null : amount('PayableRoundingAmount', invoice.roundingFils),
    amount('PayableAmount', invoice.payableFils),
  ),
]

const lineElement = (line: EInvoiceLine, index: number, isNote: boolean): Maybe =>
  group(
    isNote ? 'CreditNoteLine' : 'InvoiceLine',
    text('ID', index + 1),
    text(isNote ? 'CreditedQuantity' : 'InvoicedQuantity', line.quantity, { unitCode: 'C62' }),
    amount('LineExtensionAmount', line.netFils),
    group(
      'Item',
      text('Description', line.description),
      text('Name', line.name),
      categoryElement('ClassifiedTaxCategory', line.category, line.rate),
    ),
    group(
      'Price',
      amount('PriceAmount', line.priceFils),
      text('BaseQuantity', 1, { unitCode: 'C62' }),
      group(
        'AllowanceCharge',
        text('ChargeIndicator', 'false'),
        amount('Amount', 0n),
        amount('BaseAmount', line.priceFils),
      ),
    ),
    line.vatFils === null
      ? null
      : group(
          'ItemPriceExtension',
          amount('Amount', line.netFils + line.vatFils),
          group('TaxTotal', amount('TaxAmount', line.vatFils)),
        ),
  )

const headElements = (invoice: EInvoice, isNote: boolean): readonly Maybe[] => {
  const kind = text(isNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', invoice.typeCode)
  return [
    text('CustomizationID', customization),
    text('ProfileID', profile),
    text('ProfileExecutionID', invoice.flags),
    text('ID', invoice.number),
    text('UUID', invoice.uuid),
    text('IssueDate', dayOf(invoice.issuedAt)),
    text('IssueTime', toOffset(invoice.issuedAt).slice(11)),
    ...(isNote
      ? [kind, text('Note', invoice.note)]
      : [
          text('DueDate', invoice.dueOn),
          kind,
          text('Note', invoice.note),
          text('TaxPointDate', invoice.taxPointOn),
        ]),
    text('DocumentCurrencyCode', 'AED'),
    isNote ? group('DiscrepancyResponse', text('ResponseCode', invoice.creditReason)) : null,
    ...invoice.references.map(({ number, issuedOn }) =>
      group(
        'BillingReference',
        group('InvoiceDocumentReference', text('ID', number), text('IssueDate', issuedOn)),
      ),
    ),
    group('ContractDocumentReference', text('ID', invoice.requestNumber)),
  ]
}

/** The document as a file: UTF-8, one line, the same for the same document. */
export const ublOf = (invoice: EInvoice): string => {
  const isNote = isCredit(invoice)
  const root = isNote ? 'CreditNote' : 'Invoice'
  const inside = [
    ...headElements(invoice, isNote),
    group('AccountingSupplierParty', partyElement(invoice.seller)),
    group('AccountingCustomerParty', partyElement(invoice.buyer)),
    invoice.principalTrn
      ? group(
          'SellerSupplierParty',
          group('Party', group('PartyIdentification', text('ID', invoice.principalTrn))),
        )
      : null,
    paymentElement(invoice.payment),
    ...totalElements(invoice),
    ...invoice.lines.map((line, index) => lineElement(line, index, isNote)),
  ].filter((each) => each !== null)
  const spaces = {
    xmlns: `${oasis}:${root}-2`,
    'xmlns:cac': `${oasis}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${oasis}:CommonBasicComponents-2`,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written([root, spaces, inside])}\n`
}

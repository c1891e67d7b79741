// The structure of UBL 2.1: which elements stand in which, in which order and how often, for all that our e-invoices may say.
import { expect, test } from 'vitest'
import type { VatCategory } from '../../kit/money.ts'
import { lineData, taxed } from '../charge-line.ts'
import { creditReasons, sumsOf, type EInvoice, type PaymentMeans } from './e-invoice.ts'
import { ublOf } from './ubl.ts'

/** By element, its children in the order of the schema: `!` at least once, `*` more than once; of the rest at most one. */
const schema: Record<string, string> = {
  Invoice: `CustomizationID ProfileID ProfileExecutionID ID! UUID IssueDate! IssueTime DueDate InvoiceTypeCode Note* TaxPointDate
    DocumentCurrencyCode TaxCurrencyCode InvoicePeriod* OrderReference BillingReference* ContractDocumentReference*
    AdditionalDocumentReference* AccountingSupplierParty! AccountingCustomerParty! SellerSupplierParty Delivery* PaymentMeans*
    TaxExchangeRate TaxTotal* LegalMonetaryTotal! InvoiceLine!*`,
  CreditNote: `CustomizationID ProfileID ProfileExecutionID ID! UUID IssueDate! IssueTime TaxPointDate CreditNoteTypeCode Note*
    DocumentCurrencyCode TaxCurrencyCode InvoicePeriod* DiscrepancyResponse* OrderReference BillingReference*
    ContractDocumentReference* AdditionalDocumentReference* AccountingSupplierParty! AccountingCustomerParty! SellerSupplierParty
    Delivery* PaymentMeans* TaxExchangeRate TaxTotal* LegalMonetaryTotal! CreditNoteLine!*`,
  DiscrepancyResponse: 'ReferenceID ResponseCode Description*',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID! UUID IssueDate',
  ContractDocumentReference: 'ID! UUID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  SellerSupplierParty: 'Party',
  Party: 'EndpointID PartyIdentification* PartyName* PostalAddress PartyTaxScheme* PartyLegalEntity*',
  PartyIdentification: 'ID!',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity Country',
  Country: 'IdentificationCode Name',
  PartyTaxScheme: 'RegistrationName CompanyID TaxScheme!',
  TaxScheme: 'ID Name',
  PartyLegalEntity: 'RegistrationName CompanyID',
  PaymentMeans: 'ID PaymentMeansCode! PaymentDueDate CardAccount PayeeFinancialAccount',
  CardAccount: 'PrimaryAccountNumberID! NetworkID!',
  PayeeFinancialAccount: 'ID Name',
  TaxTotal: 'TaxAmount! RoundingAmount TaxIncludedIndicator TaxSubtotal*',
  TaxSubtotal: 'TaxableAmount TaxAmount! TaxCategory!',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason* TaxScheme!',
  LegalMonetaryTotal: `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount
    PayableRoundingAmount PayableAmount!`,
  InvoiceLine: 'ID! Note* InvoicedQuantity LineExtensionAmount! Item! Price ItemPriceExtension',
  CreditNoteLine: 'ID! Note* CreditedQuantity LineExtensionAmount Item Price ItemPriceExtension',
  Item: 'Description* Name SellersItemIdentification AdditionalItemIdentification* CommodityClassification* ClassifiedTaxCategory*',
  ClassifiedTaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason* TaxScheme!',
  Price: 'PriceAmount! BaseQuantity AllowanceCharge*',
  AllowanceCharge: 'ChargeIndicator! Amount! BaseAmount',
  ItemPriceExtension: 'Amount! TaxTotal*',
}

type Node = { name: string; isGroup: boolean; children: Node[] }

const parsed = (xml: string): Node => {
  const root: Node = { name: '', isGroup: true, children: [] }
  const open = [root]
  for (const [, close, prefix, name] of xml.matchAll(/<(\/?)(?:(cac|cbc):)?(\w+)[^>]*>/g)) {
    if (close) {
      open.pop()
      continue
    }
    const node = { name: name!, isGroup: prefix !== 'cbc', children: [] }
    open.at(-1)!.children.push(node)
    open.push(node)
  }
  return root.children[0]!
}

const faultsOf = (node: Node): string[] => {
  if (!node.isGroup) return node.children.length === 0 ? [] : [`${node.name} holds elements`]
  const rule = schema[node.name]
  if (!rule) return [`${node.name} is unknown`]
  const places = rule.split(/\s+/).map((each) => ({
    name: each.replace(/[!*]/g, ''),
    isNeeded: each.includes('!'),
    isMany: each.includes('*'),
  }))
  const names = node.children.map(({ name }) => name)
  const order = names.map((name) => places.findIndex((place) => place.name === name))
  return [
    ...names.filter((_, index) => order[index] === -1).map((name) => `${name} is not in ${node.name}`),
    ...names
      .filter((_, index) => index > 0 && order[index] !== -1 && order[index]! < order[index - 1]!)
      .map((name) => `${name} of ${node.name} stands too late`),
    ...places.flatMap(({ name, isNeeded, isMany }) => {
      const count = names.filter((each) => each === name).length
      if (isNeeded && count === 0) return [`${node.name} lacks ${name}`]
      return !isMany && count > 1 ? [`${node.name} has ${name} ${count} times`] : []
    }),
    ...node.children.flatMap(faultsOf),
  ]
}

const licensed = {
  endpoint: '1000000123',
  name: 'Marsa Logistics LLC',
  trn: '100000012300003',
  registration: { type: 'TL', number: '884120', authority: 'DET' },
  address: { street: 'Sheikh Zayed Road 1', city: 'Dubai', emirate: 'DXB', country: 'AE' },
} as const
const unregistered = { ...licensed, trn: null, address: { ...licensed.address, emirate: '', country: 'OM' } }

const lines = (categories: readonly VatCategory[]) =>
  categories.map((category) => {
    const { net, vat } = lineData(taxed({ en: 'Charge', ar: 'رسم', netFils: 45_010n, category }))
    const [netFils, vatFils] = [net, vat].map((amount) => BigInt(amount.replace('.', ''))) as [bigint, bigint]
    const code = ({ standard: 'S', zero: 'Z', 'out-of-scope': 'O' } as const)[category]
    const rate = category === 'standard' ? 5 : category === 'zero' ? 0 : null
    return {
      name: 'Charge',
      description: 'رسم',
      quantity: 1,
      priceFils: netFils,
      netFils,
      vatFils,
      category: code,
      rate,
    }
  })

const invoice = (
  change: Partial<EInvoice> = {},
  categories: readonly VatCategory[] = ['standard', 'zero'],
): EInvoice => ({
  ...sumsOf(lines(categories), 0n),
  typeCode: '380',
  flags: '00000000',
  number: 'INV-26-0000057',
  uuid: '0b1f6a52-7f0c-4f4e-9d0e-6c1a8f7f2a10',
  issuedAt: new Date('2026-11-12T10:15:00+04:00'),
  dueOn: '2026-12-12',
  taxPointOn: null,
  note: null,
  requestNumber: 'FRT-26-000123',
  references: [],
  creditReason: null,
  seller: licensed,
  buyer: licensed,
  principalTrn: null,
  payment: { code: '1' },
  lines: lines(categories),
  ...change,
})
const note = (change: Partial<EInvoice>, categories?: readonly VatCategory[]): EInvoice =>
  invoice({ typeCode: '381', dueOn: null, payment: null, creditReason: 'DL8.61.1.C', ...change }, categories)
const preceding = [{ number: 'INV-26-0000041', issuedOn: '2026-11-03' }]
const ways: readonly PaymentMeans[] = [
  { code: '48', cardDigits: '4242', network: 'VISA' },
  { code: '55', cardDigits: '4242' },
  { code: '30', iban: 'AE070331234567890123456' },
  { code: '1' },
]

/** Every kind of document that is sent, and every part that one may have or lack. */
const documents: Record<string, EInvoice> = {
  'own supply': invoice(),
  advance: invoice({
    note: 'Advance payment',
    principalTrn: '155667745601003',
    flags: '00000100',
    prepaidFils: 1n,
  }),
  'final that nets advances': invoice({ references: [...preceding, ...preceding], taxPointOn: '2026-11-10' }),
  'out of scope alone': invoice({ typeCode: '480' }, ['out-of-scope']),
  'all categories with rounding': invoice({ roundingFils: 3n }, ['standard', 'zero', 'out-of-scope']),
  'buyer abroad': invoice({ buyer: unregistered, flags: '00000001' }),
  'buyer without a licence': invoice({ buyer: { ...unregistered, registration: null } }),
  'note of an amount out of scope': note({ typeCode: '81', references: preceding }, ['out-of-scope']),
  ...Object.fromEntries(
    ways.map((payment, index) => [`paid ${payment.code} ${index}`, invoice({ payment })]),
  ),
  ...Object.fromEntries(
    Object.keys(creditReasons).map((creditReason) => [
      `note ${creditReason}`,
      note({ creditReason, references: preceding }),
    ]),
  ),
}

test.each(Object.entries(documents))('%s stands in the order of UBL 2.1', (_, document) => {
  expect(faultsOf(parsed(ublOf(document)))).toEqual([])
})

test('what stands elsewhere, is missing, doubled or unknown is found', () => {
  const xml = ublOf(invoice())
  const faults = (change: (text: string) => string) => faultsOf(parsed(change(xml)))
  expect(
    faults((text) => text.replace(/(<cbc:ID>INV.*?<\/cbc:ID>)(<cbc:UUID>.*?<\/cbc:UUID>)/, '$2$1')),
  ).toEqual(['ID of Invoice stands too late'])
  expect(faults((text) => text.replace(/<cbc:PayableAmount .*?<\/cbc:PayableAmount>/, ''))).toEqual([
    'LegalMonetaryTotal lacks PayableAmount',
  ])
  expect(faults((text) => text.replace(/(<cbc:UUID>.*?<\/cbc:UUID>)/, '$1$1'))).toEqual([
    'Invoice has UUID 2 times',
  ])
  expect(faults((text) => text.replaceAll('cbc:BaseQuantity', 'cbc:Quantity'))).toEqual([
    'Quantity is not in Price',
    'Quantity is not in Price',
  ])
})

// A document at the provider: what is read of its XML, what is wrong with it, and how far it has come.
import { createHash } from 'node:crypto'

/** What the next document meets, or the buyer's number asks for. */
export const modes = [
  'accept',
  'reject',
  'late-reject',
  'delay',
  'lost',
  'duplicate-callback',
  'out-of-order',
  'down',
  'slow',
  'wrong-ref',
] as const
export type Mode = (typeof modes)[number]

export type State = 'RECEIVED' | 'REJECTED' | 'DELIVERED' | 'REPORTED'
export type Reason = { rule: string; xpath: string; message: string }
export type Submission = {
  submissionId: string
  /** Idempotency key of the caller. */
  key: string
  uuid: string
  digest: string
  number: string
  buyer: string
  mode: Mode
  state: State
  events: { state: State; at: string }[]
  errors: Reason[]
  authorityRef: string | null
  receivedAt: string
}

export const digestOf = (xml: string): string => createHash('sha256').update(xml, 'utf8').digest('hex')

const longest = 2_000_000
/** A document with a type of its own could name other files: none is read. */
export const isReadable = (xml: string): boolean =>
  xml.length <= longest && !/<!DOCTYPE|<!ENTITY/i.test(xml) && /<(Invoice|CreditNote)[ >]/.test(xml)

const inside = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? ''

export const read = (xml: string) => {
  const buyer = inside(xml, 'cac:AccountingCustomerParty')
  const seller = inside(xml, 'cac:AccountingSupplierParty')
  const totals = inside(xml, 'cac:TaxTotal')
  return {
    number: inside(xml, 'cbc:ID'),
    uuid: inside(xml, 'cbc:UUID'),
    flags: inside(xml, 'cbc:ProfileExecutionID'),
    buyerName: inside(buyer, 'cbc:RegistrationName'),
    buyerEndpoint: inside(buyer, 'cbc:EndpointID'),
    buyerTrn: inside(inside(buyer, 'cac:PartyTaxScheme'), 'cbc:CompanyID'),
    buyerStreet: inside(buyer, 'cbc:StreetName'),
    hasAuthority: / schemeAgencyName="[^"]+"/.test(inside(buyer, 'cac:PartyLegalEntity')),
    sellerTrn: inside(inside(seller, 'cac:PartyTaxScheme'), 'cbc:CompanyID'),
    principal: inside(inside(xml, 'cac:SellerSupplierParty'), 'cbc:ID'),
    vat: inside(totals, 'cbc:TaxAmount'),
    vats: [...totals.matchAll(/<cac:TaxSubtotal>[\s\S]*?<cbc:TaxAmount[^>]*>([^<]+)</g)].map(
      (each) => each[1]!,
    ),
  }
}
export type Read = ReturnType<typeof read>

const isTrn = (trn: string): boolean => /^1\d{12}03$/.test(trn)
const fils = (amount: string): number => Math.round(Number(amount) * 100)

/** A few of the network's rules, by their own names; it is a simulation and no validator. */
export const faultsOf = (found: Read): Reason[] => {
  const all: [boolean, string, string, string][] = [
    [!/^[0-9a-f-]{36}$/i.test(found.uuid), 'ibr-079', '/cbc:UUID', 'UUID must be present and valid'],
    [!/^[01]{8}$/.test(found.flags), 'ibr-154-ae', '/cbc:ProfileExecutionID', 'Eight flags of 0 and 1'],
    [!isTrn(found.sellerTrn), 'ibr-132-ae', '/cac:AccountingSupplierParty', 'Seller TRN is not valid'],
    [
      found.buyerTrn !== '' && !isTrn(found.buyerTrn),
      'ibr-132-ae',
      '/cac:AccountingCustomerParty',
      'Buyer TRN is not valid',
    ],
    [
      found.flags[5] === '1' && found.principal === '',
      'ibr-137-ae',
      '/cac:SellerSupplierParty',
      'Principal is missing',
    ],
    [
      found.principal !== '' && found.principal === found.sellerTrn,
      'ibr-176-ae',
      '/cac:SellerSupplierParty',
      'Principal and seller must differ',
    ],
    [found.buyerStreet === '', 'ibr-143-ae', '/cac:AccountingCustomerParty', 'Buyer street is missing'],
    [
      found.vats.reduce((sum, each) => sum + fils(each), 0) !== fils(found.vat),
      'ibr-co-14',
      '/cac:TaxTotal',
      'Total VAT is not the sum of its categories',
    ],
  ]
  return all.flatMap(([isWrong, rule, xpath, message]) => (isWrong ? [{ rule, xpath, message }] : []))
}

/** What a provider finds that looks the company up; asked for by mode. */
export const lookedUp: Reason = {
  rule: 'ibr-172-ae',
  xpath: '/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID',
  message: 'The licence of the buyer is not known to the registrar',
}

const byNumber: Record<string, Mode> = { '666': 'reject', '777': 'delay', '888': 'lost', '999': 'down' }
/** The last three digits of the buyer's tax identification number. */
export const modeOfBuyer = ({ buyerTrn }: Read): Mode | undefined => byNumber[buyerTrn.slice(7, 10)]

// A shipment as the carrier's API takes it.
import { readGrams, readMillimetres } from '@marsa/model/express/pricing/parcel.ts'
import type { End, Party } from '@marsa/model/express/shipments/party.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { declaredFilsOf } from '@marsa/model/express/shipments/shipment-rules.ts'
import { toOffset } from '@marsa/model/kit/day.ts'

/** What a line of an address and a name may have there. */
const most = { line: 45, name: 255, company: 100, description: 70 }

const place = ({ country, city }: End, { postcode }: Party) => ({
  cityName: city.slice(0, most.line),
  countryCode: country,
  postalCode: postcode,
})

const party = (end: End, who: Party) => {
  const more = [who.unit, who.landmark].filter(Boolean).join(', ').slice(0, most.line)
  return {
    postalAddress: {
      ...place(end, who),
      addressLine1: who.building.slice(0, most.line),
      ...(more && { addressLine2: more }),
    },
    contactInformation: {
      fullName: who.name.slice(0, most.name),
      phone: who.mobile,
      ...(who.company && { companyName: who.company.slice(0, most.company) }),
    },
  }
}

const packages = (form: ShipmentForm) =>
  form.packages.map(({ weight, length, width, height }) => ({
    weight: readGrams(weight)! / 1000,
    dimensions: {
      length: readMillimetres(length)! / 10,
      width: readMillimetres(width)! / 10,
      height: readMillimetres(height)! / 10,
    },
  }))

/** "2026-11-24T10:00:00 GMT+04:00". */
const planned = (at: Date): string => toOffset(at).replace(/(?:\.\d+)?([+-]\d\d:\d\d)$/, ' GMT$1')

const isDeclared = ({ shipmentType }: ShipmentForm): boolean => shipmentType === 'GOODS'

/** The carrier's product that makes our service. */
export const productOf = (form: ShipmentForm): 'P' | 'D' | 'E' =>
  form.service === 'INTL_ECONOMY' ? 'E' : isDeclared(form) ? 'P' : 'D'

/** The body of the call for prices. */
export const rateBody = (form: ShipmentForm, at: Date): object => ({
  customerDetails: {
    shipperDetails: place(form.from, form.sender),
    receiverDetails: place(form.to, form.recipient),
  },
  plannedShippingDateAndTime: planned(at),
  unitOfMeasurement: 'metric',
  isCustomsDeclarable: isDeclared(form),
  packages: packages(form),
})

const exportDeclaration = (form: ShipmentForm, at: Date) => ({
  lineItems: (form.contents ?? []).map((line, index) => ({
    number: index + 1,
    description: line.description,
    price: Number(line.unitValue),
    quantity: { value: line.quantity, unitOfMeasurement: 'PCS' },
    commodityCodes: [{ typeCode: 'outbound', value: line.hsCode }],
    manufacturerCountry: line.origin,
    weight: { netValue: readGrams(line.netWeight)! / 1000, grossValue: readGrams(line.netWeight)! / 1000 },
  })),
  invoice: { number: form.customs?.invoiceNumber || 'pro forma', date: toOffset(at).slice(0, 10) },
  exportReasonType: { SALE: 'permanent', REPAIR: 'temporary' }[form.customs?.reason as string] ?? 'permanent',
})

/** The body of the call that books. */
export const bookingBody = (form: ShipmentForm, waybill: string, at: Date): object => ({
  plannedShippingDateAndTime: planned(at),
  pickup: { isRequested: true },
  productCode: productOf(form),
  customerReferences: [{ value: waybill, typeCode: 'CU' }],
  customerDetails: {
    shipperDetails: party(form.from, form.sender),
    receiverDetails: party(form.to, form.recipient),
  },
  content: {
    packages: packages(form),
    isCustomsDeclarable: isDeclared(form),
    description: (form.description || form.contents?.[0]?.description || 'Documents').slice(
      0,
      most.description,
    ),
    unitOfMeasurement: 'metric',
    ...(isDeclared(form) && {
      incoterm: form.customs?.terms ?? 'DAP',
      declaredValue: Number(declaredFilsOf(form)) / 100,
      declaredValueCurrency: 'AED',
      exportDeclaration: exportDeclaration(form, at),
    }),
  },
})

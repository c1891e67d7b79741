// What the API answers, in the shape of the public reference of the MyDHL API.
import {
  checkpoints,
  recipientOf,
  troubleIn,
  type Consignment,
  type Event,
  type Product,
} from './consignment.ts'
import { paper } from './paper.ts'

const addDays = (instant: Date, days: number): string =>
  new Date(instant.getTime() + days * 86_400_000).toISOString().slice(0, 19)

export const ratesAnswer = (products: readonly Product[], now: Date): object => ({
  products: products.map(({ productCode, productName, aed, days }) => ({
    productCode,
    productName,
    totalPrice: [{ currencyType: 'BILLC', priceCurrency: 'AED', price: aed }],
    deliveryCapabilities: {
      estimatedDeliveryDateAndTime: addDays(now, days),
      totalTransitDays: String(days),
    },
  })),
})

const labelOf = ({ number, input }: Consignment): string => {
  const { shipperDetails, receiverDetails } = input.customerDetails
  const party = ({ postalAddress, contactInformation }: typeof shipperDetails): string[] => [
    contactInformation.fullName,
    `${postalAddress.cityName} ${postalAddress.postalCode} ${postalAddress.countryCode}`,
  ]
  return paper([
    'SANDBOX CARRIER - NOT A REAL SHIPMENT',
    `WAYBILL ${number}`,
    `PRODUCT ${input.productCode}  PIECES ${input.content.packages.length}`,
    'FROM',
    ...party(shipperDetails),
    'TO',
    ...party(receiverDetails),
  ])
}

export const bookedAnswer = (consignment: Consignment): object => ({
  shipmentTrackingNumber: consignment.number,
  ...(consignment.pickup && { dispatchConfirmationNumber: consignment.pickup }),
  packages: consignment.input.content.packages.map((_, index) => ({
    referenceNumber: index + 1,
    trackingNumber: `JD${consignment.number}${String(index + 1).padStart(4, '0')}`,
  })),
  documents: [{ imageFormat: 'PDF', typeCode: 'label', content: labelOf(consignment) }],
})

/** Date and time on the clock of the Emirates, with its offset beside them. */
const eventAnswer = ({ code, at, place, signedBy }: Event): object => {
  const there = new Date(Date.parse(at) + 4 * 3_600_000).toISOString()
  return {
    date: there.slice(0, 10),
    time: there.slice(11, 19),
    GMTOffset: '+04:00',
    typeCode: code,
    description: checkpoints[code],
    serviceArea: [{ code: place.slice(0, 3).toUpperCase(), description: place }],
    ...(signedBy !== undefined && { signedBy }),
  }
}

export const trackingAnswer = (consignment: Consignment): object => {
  const events = consignment.events.map(eventAnswer)
  return {
    shipments: [
      {
        shipmentTrackingNumber: consignment.number,
        status: 'Success',
        shipmentTimestamp: consignment.bookedAt,
        productCode: consignment.input.productCode,
        events: troubleIn(consignment) === 'DUPLICATE' ? events.flatMap((event) => [event, event]) : events,
      },
    ],
  }
}

export const proofAnswer = (consignment: Consignment, delivered: Event): object => ({
  documents: [
    {
      encodingFormat: 'PDF',
      typeCode: 'POD',
      content: paper([
        'SANDBOX CARRIER - PROOF OF DELIVERY',
        `WAYBILL ${consignment.number}`,
        `DELIVERED ${delivered.at}`,
        `SIGNED BY ${recipientOf(consignment)}`,
      ]),
    },
  ],
})

// What senders, the depot and its couriers do with a parcel of the demo world, each through the call that its page makes.
import { randomUUID } from 'node:crypto'
import { courierSetupEndpoints } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints as work } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { roundEndpoints as rounds } from '@marsa/model/express/rounds/round-endpoints.ts'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { SlotCode } from '@marsa/model/express/shipments/slots.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf, BodyOf } from '@marsa/model/kit/endpoint.ts'
import { actingFor, people, type CustomerKey } from './personas.ts'
import type { CourierKey, Parcel } from './parcels.ts'
import type { Runner } from './runner.ts'

export const clerk = 'depot@demo.example'

export type PlayedParcel = { parcel: Parcel; id: string; waybill: string }

const senders: Partial<Record<CustomerKey, readonly [building: string, unit: string]>> = {
  nakhl: ['Al Quoz 1, Showroom 3', ''],
  zahra: ['Dubai Flower Centre', 'Hall 2'],
  barq: ['Deira, Al Ras Tower', '1102'],
  omar: ['Al Barsha 1, Building 8', '305'],
}

const partyOf = (name: string, mobile: string, building: string, unit = '') => ({
  name,
  company: '',
  mobile,
  email: '',
  buildingType: 'building',
  building,
  unit,
  landmark: '',
  postcode: '',
  makani: '',
  latitude: null,
  longitude: null,
  trn: '',
  note: '',
})

/** Recipients are invented, and so are their numbers. */
const mobileOf = (name: string): string => {
  const mark = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 9_000, 7)
  return `+97150555${1_000 + mark}`
}

/** `slot` is none for what its sender brings to the depot. */
const formOf = (parcel: Parcel, slot: { date: string; slotCode: SlotCode } | undefined) => {
  const { from, to, what, cod, pieces = 1, kg = '1.4', value, abroad } = parcel
  const [name, recipientAt, city = 'Dubai'] = to
  const sender = people[actingFor[from]]
  const [building, unit] = senders[from] ?? ['Al Quoz 1', '']
  return {
    from: { country: 'AE', city: 'Dubai' },
    sender: partyOf(`${sender.first} ${sender.last}`, sender.mobile, building, unit),
    to: { country: abroad?.country ?? 'AE', city },
    recipient: {
      ...partyOf(name, abroad?.mobile ?? mobileOf(name), recipientAt),
      postcode: abroad?.postcode ?? '',
    },
    shipmentType: 'GOODS',
    packages: Array.from({ length: pieces }, () => ({
      weight: kg,
      length: '35',
      width: '28',
      height: '8',
      packaging: 'OWN',
    })),
    description: what,
    nothingRestricted: true,
    service: 'DOMESTIC',
    cover: false,
    dropOff: slot === undefined,
    ...(slot && { slot }),
    ...(cod && { cod }),
    ...(value && { declaredValue: value }),
    ...(abroad && {
      service: 'INTL_PRIORITY',
      contents: [{ ...abroad.contents, origin: 'AE' }],
      customs: {
        reason: 'SALE',
        terms: 'DAP',
        invoiceNumber: abroad.invoice,
        senderTaxNumber: '',
        recipientTaxNumber: '',
      },
      proof: [],
    }),
    proof: cod ? [] : ['SIGNATURE'],
    reference: '',
  }
}

/** Whose bundle has credit; the others pay each parcel by card. */
const paysWithCredits = ({ from }: Parcel): boolean => from === 'omar'

/** Saved, priced and paid for, as far as it comes. */
export const send = async (
  runner: Runner,
  parcel: Parcel,
  slot?: { date: string; slotCode: SlotCode },
): Promise<PlayedParcel> => {
  const person = actingFor[parcel.from]
  const isDraft = parcel.until === 'draft'
  const withPlan = paysWithCredits(parcel)
  const body = { ...formOf(parcel, slot), ...(!isDraft && { toPay: true, terms: true, withPlan }) }
  const { id } = await runner.call(person, calls.saveShipment, {
    body: body as unknown as BodyOf<typeof calls.saveShipment>,
  })
  if (isDraft || parcel.until === 'priced') return { parcel, id, waybill: '' }
  if (withPlan)
    await runner.call(person, calls.settleShipment, { query: { shipmentId: id, paymentType: 'bundle' } })
  else {
    const payment = await runner.call(person, calls.openShipmentPayment, {
      query: { shipmentID: id } as never,
    })
    await runner.payAt(person, payment, 'approve-silently')
  }
  const { awbNumber } = await runner.call(person, calls.viewShipment, { query: { Id: id } })
  return { parcel, id, waybill: awbNumber! }
}

export const cancel = (runner: Runner, { parcel, id }: PlayedParcel) =>
  runner.call(actingFor[parcel.from], calls.cancelShipment, {
    query: { id },
    body: { comments: 'The customer has ordered it twice' },
  })

const scan = async (
  runner: Runner,
  { parcel, waybill }: PlayedParcel,
  kind: 'INTAKE' | 'SORT' | 'SHELF',
): Promise<void> => {
  const { pieces = 1 } = parcel
  for (let n = 1; n <= pieces; n++) {
    const code = pieces > 1 ? `${waybill}0${n}` : waybill
    await runner.call(clerk, depot.scanParcel, { body: { clientId: randomUUID(), code, kind, place: null } })
  }
}
export const takeIn = (runner: Runner, played: PlayedParcel) => scan(runner, played, 'INTAKE')
export const sort = (runner: Runner, played: PlayedParcel) => scan(runner, played, 'SORT')

export const measure = (runner: Runner, { id }: PlayedParcel) =>
  runner.call(clerk, depot.measurePiece, {
    body: { shipmentId: id, piece: 1, weight: '14.2', length: '46', width: '38', height: '40' },
  })

export const askAddress = (runner: Runner, { id }: PlayedParcel) =>
  runner.call(clerk, depot.holdParcel, {
    body: { shipmentId: id, reason: 'ADDRESS', note: 'رقم الفيلا والشارع غير مذكورين، ورقم المستلِم لا يجيب.' },
  })

const courierIdOf = async (runner: Runner, courier: CourierKey): Promise<string> => {
  const { people: listed } = await runner.call('admin@demo.example', courierSetupEndpoints.listCouriers, {})
  return listed.find(({ email }) => email === courier)!.userId
}

/** On the sheet of the day, which the courier sees from now on. */
export const giveTo = async (
  runner: Runner,
  courier: CourierKey,
  played: readonly PlayedParcel[],
): Promise<void> => {
  const courierId = await courierIdOf(runner, courier)
  await runner.call(clerk, work.assignParcels, {
    body: { courierId, shipmentIds: played.map(({ id }) => id) },
  })
  await runner.call(clerk, work.publishSheet, { body: { courierId } })
}

type Event = Pick<BodyOf<typeof rounds.sendCourierEvent>, 'kind'> &
  Partial<BodyOf<typeof rounds.sendCourierEvent>>

const tell = async (
  runner: Runner,
  { parcel, waybill }: PlayedParcel,
  event: Event,
): Promise<AnswerOf<typeof rounds.sendCourierEvent>> => {
  const { pieces = 1, courier } = parcel
  return runner.call(courier!, rounds.sendCourierEvent, {
    body: {
      clientId: randomUUID(),
      code: waybill,
      capturedAt: toOffset(runner.now()),
      pin: null,
      pieces: Array.from({ length: pieces }, (_, index) => index + 1),
      ...event,
    } as BodyOf<typeof rounds.sendCourierEvent>,
  })
}

export const collect = (runner: Runner, played: PlayedParcel) => tell(runner, played, { kind: 'COLLECTED' })
export const load = (runner: Runner, played: PlayedParcel) => tell(runner, played, { kind: 'LOADED' })

const signature = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const { default: sharp } = await import('sharp')
  const turn = 20 + Math.floor(Math.random() * 30)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect width="400" height="160" fill="#fff"/>
    <path d="M40 100q30-${turn + 40} 60 0t50-20 60 ${turn} 90-40 70 10" fill="none" stroke="#123" stroke-width="5"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}

/** Against the signature of the recipient, whose identity card is seen where money is paid. */
export const deliver = async (runner: Runner, played: PlayedParcel): Promise<void> => {
  const { courier, cod, to } = played.parcel
  const form = new FormData()
  form.set('clientId', randomUUID())
  form.set('kind', 'SIGNATURE')
  form.set('file', new Blob([await signature()]), 'signature.png')
  const { fileId } = await runner.call(courier!, rounds.addCourierFile, { form })
  await tell(runner, played, {
    kind: 'DELIVERED',
    cash: cod ?? null,
    name: to[0],
    relation: '',
    idSeen: cod !== undefined,
    signatureId: fileId,
  })
}

export const fail = (runner: Runner, played: PlayedParcel, reason: 'ABSENT' | 'REFUSED') =>
  tell(runner, played, { kind: 'NOT_DELIVERED', reason, called: true })

/** It is in the depot again after the door, where its sender is asked first. */
export const sendBack = async (runner: Runner, { id }: PlayedParcel): Promise<void> => {
  const note = 'The recipient has refused the parcel. Shall it come back to you?'
  await runner.call(clerk, depot.holdParcel, { body: { shipmentId: id, reason: 'ADDRESS', note } })
  await runner.call(clerk, depot.sendParcelBack, {
    body: { shipmentId: id, reason: 'The recipient does not want it any more' },
  })
}

export const handBack = (runner: Runner, { id, parcel }: PlayedParcel) =>
  runner.call(clerk, depot.handParcelBack, {
    body: { shipmentId: id, name: people[actingFor[parcel.from]].first },
  })

export const isPickedUp = async (runner: Runner, { parcel, id }: PlayedParcel): Promise<boolean> =>
  (await runner.call(actingFor[parcel.from], calls.viewShipment, { query: { Id: id } })).pickup !== null

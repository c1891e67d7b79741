// Brings storage to any state the way people do: through the calls, one after another.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import type { GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import { emptyLocation, type StorageForm, type StorageLocation } from '@marsa/model/warehouse/request-form.ts'
import { sql } from '../src/kit/sql.ts'
import { rows, type Db } from '../src/kit/db.ts'
import type { Answer, Ask, TestApp } from './app.ts'
import { makePdf, makePhoto } from './made-files.ts'
import { addPerson, type Person } from './people.ts'
import { worldOf } from './world.ts'

export type Stored = {
  requestId: string
  number: string
  customer: Person
  warehouses: Person[]
  /** In the order of the warehouses. */
  quotations: { id: string; number: string; total: string }[]
  winner: Person
  sessionId: string
}

export const place = (change: Partial<StorageLocation> = {}): StorageLocation => ({
  ...emptyLocation,
  emirate: 'DU',
  area: 'Al Quoz 3',
  street: 'Street 8',
  building: 'Villa 12',
  contactName: 'Maryam Test',
  contactNumber: '+971501234567',
  ...change,
})

/** Ten cubic metres of furniture for ninety days, brought and collected by the customer unless changed. */
export const storageForm = (now: Date, change: Partial<StorageForm> = {}): StorageForm => ({
  cbm: 10,
  cargoType: 'household',
  cargoDetails: 'Furniture of a flat with two rooms',
  packing: 'cartons',
  pieces: 40,
  grossWeightKg: 900,
  cargoValue: '25000.00',
  emirate: 'DU',
  startDate: addDays(dayOf(now), 2),
  endDate: addDays(dayOf(now), 92),
  pickup: null,
  delivery: null,
  deliveryAsPickup: false,
  remarks: '',
  ...change,
})

/** Storage at a rate, and handling at 150: 900 makes 1102.50 with VAT. */
export const storageCharges = (rate = '900.00'): ChargeInput[] => [
  { code: 'storage', buyingRate: '100.00', sellingRate: rate },
  { code: 'handling', buyingRate: '90.00', sellingRate: '150.00' },
]

/** The only warehouses that the next requests are sent to; earlier ones keep what they were invited to. */
const addWarehouses = async (db: Db, howMany: number): Promise<Person[]> => {
  await sql`update companies set approved_at = null where kind = 'agent' and approved_at is not null`.execute(
    db,
  )
  const people: Person[] = []
  for (let index = 0; index < howMany; index++) people.push(await addPerson(db, 'warehouse-agent'))
  return people
}

type Wish = { warehouses?: number; customer?: Person; form?: Partial<StorageForm> }
type Payment = { pay?: 'half' | 'whole' | 'credit' }
export type StoredItemInput = {
  itemId: string | null
  name: string
  quantity: number
  [field: string]: unknown
}

let documents = 0
let prefixes = 6_291_000

export const storageWorldOf = (app: TestApp) => {
  const { must, done, settle, customer } = worldOf(app)
  const of = ({ requestId }: Stored) => ({ query: { id: requestId } })

  const upload = async (person: Person, requestId: string, docCode: string): Promise<Answer> => {
    const form = new FormData()
    form.set('storageRequestID', requestId)
    form.set('docCode', docCode)
    const isPhoto = docCode === 'CONDITION_PHOTO' || docCode === 'HAND_OVER_SIGNATURE'
    const name = `${docCode.toLowerCase()}-${++documents}.${isPhoto ? 'jpg' : 'pdf'}`
    const file = isPhoto ? await makePhoto() : makePdf(name)
    const type = isPhoto ? 'image/jpeg' : 'application/pdf'
    form.append('files', new Blob([new Uint8Array(file)], { type }), name)
    return app.ask(person, storage.uploadStorageDocuments, { body: form })
  }
  const document = async (person: Person, requestId: string, docCode: string): Promise<string> =>
    (must(await upload(person, requestId, docCode)).body as { documentId: string }[])[0]!.documentId

  const requested = async (wish: Wish = {}): Promise<Stored> => {
    const warehouses = await addWarehouses(app.db, wish.warehouses ?? 2)
    const person = wish.customer ?? (await customer())
    const form = storageForm(app.clock.now(), wish.form)
    const saved = await done(person, storage.saveStorage, { body: { storageRequestID: null, form } })
    return {
      requestId: saved.storageRequestID,
      number: saved.shipmentReferenceNumber,
      customer: person,
      warehouses,
      quotations: [],
      winner: warehouses[0] ?? person,
      sessionId: '',
    }
  }

  const quoteBody = async (stored: Stored, person: Person, rate?: string) => ({
    RequestId: stored.requestId,
    charges: storageCharges(rate),
    fileDocumentId: await document(person, stored.requestId, 'VENDOR_QUOTE'),
    acceptPartnerTerms: true,
    isDraft: false,
  })

  const quote = async (stored: Stored, person: Person, rate?: string): Promise<Stored> => {
    const sent = await done(person, storage.submitStorageQuote, {
      body: await quoteBody(stored, person, rate),
    })
    const quotation = { id: sent.QuotationId, number: sent.QuotationNo, total: sent.totalEstimate }
    return { ...stored, quotations: [...stored.quotations, quotation] }
  }

  /** Every warehouse has quoted, each 100 dirhams above the one before. */
  const quoted = async (wish: Wish = {}): Promise<Stored> => {
    let stored = await requested(wish)
    for (const [index, person] of stored.warehouses.entries())
      stored = await quote(stored, person, `${900 + index * 100}.00`)
    return stored
  }

  const accept = (stored: Stored, pay: 'half' | 'whole' | 'credit' = 'half', index = 0, given: Ask = {}) =>
    app.ask(stored.customer, storage.acceptStorageQuote, {
      query: { id: stored.quotations[index]!.id },
      body: { terms: true, pay },
      ...given,
    })

  /** The customer is at the payment page for the first quotation. */
  const accepted = async (wish: Wish & Payment = {}): Promise<Stored> => {
    const stored = await quoted({ warehouses: 1, ...wish })
    const { body } = must(await accept(stored, wish.pay))
    return { ...stored, sessionId: body.sessionId }
  }

  const booked = async (wish: Wish & Payment = {}): Promise<Stored> => {
    const stored = await accepted(wish)
    if (wish.pay !== 'credit') must(await settle(stored.sessionId, 'succeeded'))
    return stored
  }

  const report = (stored: Stored, code: GoodsStep, change: Record<string, unknown> = {}): Promise<Answer> =>
    app.ask(stored.winner, storage.reportGoods, {
      ...of(stored),
      body: { code, ...(code === 'STORED' && { measuredCBM: 10 }), ...change },
    })

  /** Uploads what a step needs and reports it. */
  const reach = async (stored: Stored, ...steps: GoodsStep[]): Promise<Stored> => {
    for (const step of steps) {
      if (step === 'DELIVERED') await document(stored.winner, stored.requestId, 'PROOF_OF_DELIVERY')
      must(await report(stored, step))
    }
    return stored
  }

  const stored = async (wish: Wish & Payment = {}): Promise<Stored> => reach(await booked(wish), 'STORED')

  const finalQuote = async (
    at: Stored,
    rate = '1000.00',
    more: Record<string, unknown> = {},
  ): Promise<Answer> =>
    app.ask(at.winner, storage.postStorageFinalQuote, {
      ...of(at),
      body: {
        charges: storageCharges(rate).map((line) => ({ ...line, reason: 'As it was measured' })),
        // None where the state of the request takes no file.
        fileDocumentId: (await upload(at.winner, at.requestId, 'VENDOR_QUOTE')).body[0]?.documentId,
        ...more,
      },
    })

  const payFinal = async (at: Stored): Promise<string> => {
    const query = { QuoteID: at.quotations[0]!.id }
    const { sessionId } = await done(at.customer, storage.payStorage, { query, way: 1 })
    must(await settle(sessionId, 'succeeded'))
    return sessionId
  }

  const items = (at: Stored, list: readonly StoredItemInput[], person = at.winner): Promise<Answer> =>
    app.ask(person, storage.saveStorageItems, {
      ...of(at),
      body: {
        items: list.map((item) => ({
          conditionIn: 'good',
          noteIn: null,
          conditionOut: null,
          noteOut: null,
          ...item,
        })),
      },
    })

  /** An intake sheet of ten cubic metres by the sides of forty boxes; it needs a signature. */
  const sheet = (change: Record<string, unknown>) => ({
    mark: crypto.randomUUID(),
    at: app.clock.now().toISOString(),
    items: [
      {
        itemId: null,
        name: 'Box',
        declared: 40,
        quantity: 40,
        condition: 'good',
        note: null,
        photos: [],
        sides: [1000, 500, 500],
        place: 'B-04-3',
      },
    ],
    measuredCBM: null,
    confirmedCBM: null,
    driver: 'Salem Driver',
    note: null,
    ...change,
  })

  const view = (person: Person, { requestId }: Pick<Stored, 'requestId'>) =>
    done(person, storage.viewStorage, { query: { storageRequestID: requestId } })

  /** Stored with an inventory: ten boxes and one sofa; answers the ids of both. */
  const withItems = async (wish: Wish & Payment = {}): Promise<Stored & { box: string; sofa: string }> => {
    const at = await stored(wish)
    const list = [
      { itemId: null, name: 'Box', quantity: 10 },
      { itemId: null, name: 'Sofa', quantity: 1 },
    ]
    must(await items(at, list))
    const found = (await view(at.winner, at)).items as { itemId: string }[]
    return { ...at, box: found[0]!.itemId, sofa: found[1]!.itemId }
  }

  /** An administrator of the warehouse saves its address, with a gate that is always open. */
  const saveSite = async ({ winner: { companyId } }: Pick<Stored, 'winner'>, change: object = {}) => {
    const admin = await addPerson(app.db, 'warehouse-agent', { companyId })
    await sql`update users set is_company_admin = true where id = ${admin.userId}`.execute(app.db)
    const hours = Array.from({ length: 7 }, () => [0, 1440])
    const site = { place: place({ latitude: 25.13, longitude: 55.23 }), hours, note: '' }
    return app.ask(admin, storage.saveStorageSite, { body: { ...site, ...change } })
  }

  /** A GS1 company prefix that no other warehouse has. */
  const newPrefix = (): string => String(++prefixes)

  const askRelease = (
    at: Stored,
    lines: readonly { itemId: string; quantity: number }[],
    more: object = {},
  ) =>
    app.ask(at.customer, storage.requestRelease, {
      ...of(at),
      body: {
        wantedOn: addDays(dayOf(app.clock.now()), 1),
        note: null,
        collector: {
          name: 'Omar Said',
          idNumber: '784-1987-1234567-1',
          vehiclePlate: 'B 12345',
          time: '09:30',
        },
        lines,
        ...more,
      },
    })

  /** What the warehouse sends when it hands goods over: a photo and a drawn signature, paid unless changed. */
  const handOverBody = async (at: Stored, more: object = {}) => ({
    photos: [await document(at.winner, at.requestId, 'CONDITION_PHOTO')],
    signature: await document(at.winner, at.requestId, 'HAND_OVER_SIGNATURE'),
    code: null,
    creditReason: null,
    ...more,
  })

  /** Everything paid, the goods handed over. */
  const delivered = async (wish: Wish & Payment = {}): Promise<Stored> => {
    const at = await stored(wish)
    if (wish.pay === undefined || wish.pay === 'half') {
      must(await finalQuote(at))
      await payFinal(at)
    }
    return reach(at, 'DELIVERED')
  }

  const complete = (at: Stored, person = at.winner): Promise<Answer> =>
    app.ask(person, storage.completeStorage, { ...of(at), body: {} })

  const completed = async (wish: Wish & Payment = {}): Promise<Stored> => {
    const at = await delivered(wish)
    await document(at.winner, at.requestId, 'INVOICE')
    must(await complete(at))
    return at
  }

  /** What stands on each kind of account because of a request, without those at zero. */
  const balances = async (requestId: string): Promise<Record<string, bigint>> => {
    const found = await rows<{ kind: string; fils: bigint }>(
      app.db,
      sql`select a.kind, sum(e.amount_fils)::bigint as fils from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join ledger_transactions t on t.id = e.transaction_id where t.subject_id = ${requestId}
        group by a.kind having sum(e.amount_fils) <> 0`,
    )
    return Object.fromEntries(found.map((row) => [row.kind, row.fils]))
  }

  return {
    must,
    done,
    settle,
    customer,
    of,
    document,
    requested,
    quoteBody,
    quote,
    quoted,
    accept,
    accepted,
    booked,
    report,
    reach,
    stored,
    finalQuote,
    payFinal,
    items,
    sheet,
    withItems,
    saveSite,
    newPrefix,
    askRelease,
    handOverBody,
    delivered,
    complete,
    completed,
    view,
    balances,
  }
}
export type StorageWorld = ReturnType<typeof storageWorldOf>

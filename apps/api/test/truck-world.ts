// Truck requests for tests, over HTTP: asked, quoted and booked on credit.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import {
  truckDraftEndpoints as drafts,
  truckEndpoints as calls,
  truckRoadEndpoints as road,
} from '@marsa/model/trucks/endpoints.ts'
import type { DriverForm, VehicleForm } from '@marsa/model/trucks/execution/fleet.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import type { Person } from './people.ts'
import { bareReport } from '@marsa/model/trucks/execution/bare-report.ts'
import { truckForm, truckQuote } from './truck-form.ts'
import { worldOf } from './world.ts'

/** A report of a step at no border post that says nothing beside the step. */
export const bareStep = { ...bareReport, post: null }

const paper = { number: 'P-1', until: '2029-12-31' }

export const vehicleForm: VehicleForm = {
  plate: { country: 'AE', emirate: 'DU', code: 'B', number: '48210' },
  type: 'SEVEN_TON_CLOSED',
  subtype: 'STANDARD',
  payloadKg: 7_000,
  year: 2022,
  tracker: null,
  papers: { mulkiya: paper, insurance: paper, gccCover: paper },
}

export const driverForm: DriverForm = {
  nameEn: 'Ravi Kumar',
  nameAr: 'رافي كومار',
  mobile: '+971501248210',
  language: 'en',
  licenceClass: 'Heavy truck',
  papers: { licence: paper, passport: paper, visa: paper, hazardousTraining: paper },
}

export const truckWorldOf = (app: TestApp) => {
  const world = worldOf(app)

  const draft = async (person: Person, change: Partial<TruckForm> = {}): Promise<string> => {
    const form = truckForm(app.clock.now(), change)
    return (await world.done(person, drafts.saveDraft, { body: { id: null, form } })).id
  }

  const submit = (person: Person, id: string, body: { withoutCredit?: boolean } = {}) =>
    world.done(person, drafts.submitDraft, { query: { id }, body })

  const sent = async (
    person: Person,
    change: Partial<TruckForm> = {},
    body: { withoutCredit?: boolean } = {},
  ): Promise<string> => {
    const id = await draft(person, change)
    await submit(person, id, body)
    return id
  }

  const document = async (person: Person, id: string, docCode: string, partId?: string): Promise<string> => {
    const body = new FormData()
    body.set('requestId', id)
    body.set('docCode', docCode)
    if (partId) body.set('partId', partId)
    const name = `${docCode.toLowerCase()}-${Math.random()}.pdf`
    body.append('files', new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' }), name)
    return (await world.done(person, calls.documents.upload, { body }))[0].documentId
  }

  /** `rate` in dirhams before VAT, for all trucks together. */
  const quote = async (person: Person, id: string, rate = '760.00'): Promise<string> => {
    const fileDocumentId = await document(person, id, 'VENDOR_QUOTE')
    const { form } = (await world.done(person, calls.viewAgent, { query: { id } })).request
    const body = {
      RequestId: id,
      ...truckQuote(form as TruckForm, rate),
      fileDocumentId,
      acceptPartnerTerms: true,
      isDraft: false,
    }
    return (await world.done(person, calls.submit, { body })).QuotationId
  }

  const accept = (person: Person, quotationId: string) =>
    world.done(person, calls.accept, { query: { id: quotationId }, body: { terms: true, pay: 'credit' } })

  /** A request of a company with credit that this provider carries. */
  const booked = async (
    customer: Person,
    provider: Person,
    change: Partial<TruckForm> = {},
  ): Promise<{ id: string; quotationId: string }> => {
    const id = await sent(customer, change)
    const quotationId = await quote(provider, id)
    await accept(customer, quotationId)
    return { id, quotationId }
  }

  let counted = 10_000

  const vehicle = async (person: Person, change: Partial<VehicleForm> = {}): Promise<string> => {
    const plate = { ...vehicleForm.plate, number: String(counted++) }
    const form = { ...vehicleForm, plate, ...change }
    return (await world.done(person, road.saveVehicle, { body: { id: null, form } })).id
  }

  const driver = async (person: Person, change: Partial<DriverForm> = {}): Promise<string> => {
    const form = { ...driverForm, mobile: `+9715012${counted++}`, ...change }
    return (await world.done(person, road.saveDriver, { body: { id: null, form } })).id
  }

  const timeline = (person: Person, id: string) => world.done(person, road.getTimeline, { query: { id } })

  /** Trucks of a fleet for those slots that have none. */
  const allocate = async (
    person: Person,
    id: string,
    vehicleOf: Partial<VehicleForm> = {},
    driverOf: Partial<DriverForm> = {},
  ) => {
    const { slots } = await timeline(person, id)
    const chosen = []
    for (const { slot, truck } of slots)
      if (!truck)
        chosen.push({
          slot,
          vehicleId: await vehicle(person, vehicleOf),
          driverId: await driver(person, driverOf),
          reason: null,
          transfer: null,
        })
    return world.done(person, road.allocate, { query: { id }, body: { slots: chosen } })
  }

  /** A step of a truck as its provider reports it. */
  const step = (slot: string, code: string, change: object = {}) => ({ ...bareStep, slot, code, ...change })

  /** Reports these steps of every truck, each with what it needs. */
  const drive = async (person: Person, id: string, codes: readonly string[]): Promise<void> => {
    for (const { slot } of (await timeline(person, id)).slots)
      for (const code of codes) {
        const proof = code === 'DELIVERED' || code === 'EMPTY_RETURN'
        const files = proof ? [await document(person, id, 'PROOF_OF_DELIVERY')] : []
        const body = step(slot, code, { files, ...(proof && { receiver: 'Omar Said' }) })
        await world.done(person, road.addEvent, { query: { id }, body })
      }
  }

  const borders = (person: Person, id: string): Promise<AnswerOf<typeof road.listBorderTasks>> =>
    world.done(person, road.listBorderTasks, { query: { id } })

  /** Everything that the border posts of a booking ask for. */
  const bringPapers = async (customer: Person, provider: Person, id: string): Promise<void> => {
    for (const post of (await borders(provider, id)).posts)
      for (const { docCode, owner, slot, taskId } of post.tasks) {
        const fresh = (await borders(provider, id)).posts.flatMap(({ tasks }) => tasks)
        if (fresh.find((task) => task.taskId === taskId)?.isOpen)
          await document(owner === 'customer' ? customer : provider, id, docCode, slot ?? undefined)
      }
  }

  const view = (person: Person, id: string) => world.done(person, calls.view, { query: { id } })

  return {
    ...world,
    draft,
    submit,
    sent,
    document,
    quote,
    accept,
    booked,
    vehicle,
    driver,
    timeline,
    allocate,
    step,
    drive,
    borders,
    bringPapers,
    view,
  }
}

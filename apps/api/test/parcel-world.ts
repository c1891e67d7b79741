// Brings parcel shipments to a state the way people do.
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { attachmentEndpoints as attachments } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { Answer, Ask, Caller, TestApp } from './app.ts'
import { makePicture } from './made-files.ts'
import { parcelForm } from './parcel-form.ts'
import type { Person } from './people.ts'
import { worldOf } from './world.ts'

const passportOf = async (shipmentId: string, now: Date): Promise<Ask> => {
  const body = new FormData()
  body.append('shipmentId', shipmentId)
  body.append('docCode', 'IDFRONTSIDE')
  body.append('expiresOn', addDays(dayOf(now), 400))
  body.append('files', new Blob([new Uint8Array(await makePicture())]), 'passport.png')
  return { body }
}

export const parcelWorldOf = (app: TestApp) => {
  const world = worldOf(app)
  const done = async (caller: Caller, endpoint: Parameters<TestApp['ask']>[1], given: Ask = {}) => {
    const answer: Answer = await app.ask(caller, endpoint, given)
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const form = (change: object = {}) => parcelForm(app.clock.now(), change)
  const draft = (person: Person, change: object = {}) =>
    done(person, calls.saveShipment, { body: form(change) })
  /** Who is no company shows a passport before anything goes abroad. */
  const withPassport = async (person: Person, change: object): Promise<object> => {
    const { id } = await draft(person, change)
    await done(person, attachments.uploadShipmentAttachments, await passportOf(id, app.clock.now()))
    return { ...form(change), id, identity: 'PASSPORT' }
  }
  const priced = async (person: Person, change: object = {}) => {
    const body =
      person.role === 'customer' && form(change).to.country !== 'AE'
        ? await withPassport(person, change)
        : form(change)
    return done(person, calls.saveShipment, { body: { ...body, toPay: true, terms: true } })
  }
  const open = (person: Person, id: string) =>
    done(person, calls.openShipmentPayment, { query: { shipmentID: id } })
  const view = (person: Person, id: string) => done(person, calls.viewShipment, { query: { Id: id } })
  const created = async (person: Person, change: object = {}) => {
    const { id } = await priced(person, change)
    const { sessionId } = await open(person, id)
    await world.settle(sessionId, 'succeeded')
    return { id: id as string, sessionId: sessionId as string, ...(await view(person, id)) }
  }
  return { done, form, draft, priced, open, view, created, settle: world.settle }
}

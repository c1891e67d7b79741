// Brings parcel shipments to a state the way people do.
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { Answer, Ask, Caller, TestApp } from './app.ts'
import { parcelForm } from './parcel-form.ts'
import type { Person } from './people.ts'
import { worldOf } from './world.ts'

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
  const priced = (person: Person, change: object = {}) =>
    done(person, calls.saveShipment, { body: { ...form(change), toPay: true, terms: true } })
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

// A scan that two people take back, the way the product does it.
import { correctionEndpoints as calls } from '@marsa/model/express/corrections/correction-endpoints.ts'
import type { Answer, TestApp } from './app.ts'
import { addPerson, type Person } from './people.ts'

export const takeBackWorldOf = (app: TestApp) => {
  const waybillOf = async (id: string): Promise<string> =>
    (await app.owner.query('select waybill from express_shipments where id = $1', [id])).rows[0].waybill
  const view = async (person: Person, id: string): Promise<Answer> =>
    app.ask(person, calls.viewParcelCorrection, { query: { waybill: await waybillOf(id) } })
  const propose = (person: Person, shipmentId: string, reason = 'Scanned by mistake'): Promise<Answer> =>
    app.ask(person, calls.proposeParcelCorrection, { body: { shipmentId, reason } })
  const idOf = async (shipmentId: string): Promise<string> =>
    (
      await app.owner.query('select id from express_corrections where shipment_id = $1 and outcome is null', [
        shipmentId,
      ])
    ).rows[0].id
  const decide = async (person: Person, shipmentId: string, isConfirmed = true): Promise<Answer> =>
    app.ask(person, calls.decideParcelCorrection, {
      body: { correctionId: await idOf(shipmentId), isConfirmed },
    })
  /** By two people of the service desk. */
  const takenBack = async (shipmentId: string): Promise<void> => {
    const [one, two] = [await addPerson(app.db, 'desk'), await addPerson(app.db, 'desk')]
    for (const { status, body } of [await propose(one, shipmentId), await decide(two, shipmentId)])
      if (status !== 200) throw new Error(JSON.stringify(body))
  }
  return { view, propose, idOf, decide, takenBack }
}

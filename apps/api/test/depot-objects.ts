// A parcel that is held in a depot for a charge, and how each call about it names its parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import { depotEndpoints } from '@marsa/model/express/depot/depot-endpoints.ts'
import { holdEndpoints } from '@marsa/model/express/depot/hold-endpoints.ts'
import type { Ask, TestApp } from './app.ts'
import { parcelWorldOf } from './parcel-world.ts'
import type { Person } from './people.ts'

export type DepotObjects = { heldId: string; chargeId: string }
type Fixture = (objects: DepotObjects) => Ask

export const noDepot = (): DepotObjects => ({ heldId: randomUUID(), chargeId: randomUUID() })

const measures = { weight: '25', length: '20', width: '15', height: '10' }
const reason = 'Because of the test'

/** `clerk` works in the depot of Dubai. */
export const addHeld = async (app: TestApp, customer: Person, clerk: Person): Promise<DepotObjects> => {
  const { created, done } = parcelWorldOf(app)
  const { id: heldId, awbNumber } = await created(customer, { dropOff: true, slot: undefined })
  const scan = { clientId: randomUUID(), code: awbNumber, kind: 'INTAKE' }
  await done(clerk, depotEndpoints.scanParcel, { body: scan })
  await done(clerk, depotEndpoints.measurePiece, { body: { shipmentId: heldId, piece: 1, ...measures } })
  const { charges } = await done(customer, holdEndpoints.viewHolds, { query: { shipmentId: heldId } })
  return { heldId, chargeId: charges[0].id }
}

const byId: Fixture = ({ heldId: shipmentId }) => ({ body: { shipmentId } })

export const aboutHeld: Record<string, Fixture> = {
  viewHolds: ({ heldId: shipmentId }) => ({ query: { shipmentId } }),
  answerHold: ({ heldId: shipmentId }) => ({
    body: { shipmentId, answer: reason, wantedOn: null, address: null },
  }),
  payCharge: ({ chargeId }) => ({ body: { chargeId, amount: '1.00', way: 'wallet' } }),
  openChargePayment: ({ chargeId }) => ({ body: { chargeId, amount: '1.00' } }),
  measurePiece: ({ heldId: shipmentId }) => ({ body: { shipmentId, piece: 1, ...measures } }),
  holdParcel: ({ heldId: shipmentId }) => ({ body: { shipmentId, reason: 'ADDRESS', note: reason } }),
  reportMissingPiece: byId,
  releaseParcel: byId,
  sendParcelBack: ({ heldId: shipmentId }) => ({ body: { shipmentId, reason } }),
  assignParcels: ({ heldId }) => ({ body: { courierId: randomUUID(), shipmentIds: [heldId] } }),
  takeOffSheet: byId,
  publishSheet: () => ({ body: { courierId: randomUUID() } }),
  settleScan: () => ({ body: { scanId: randomUUID(), place: null, reason } }),
  handParcelBack: ({ heldId: shipmentId }) => ({ body: { shipmentId, name: 'Matrix' } }),
}

export const aboutNoHeld: Record<string, Ask> = {
  viewIntake: {},
  viewShelf: {},
  viewAssign: {},
  assignByArea: {},
  viewHandover: {},
  scanHandover: { body: { clientId: randomUUID(), code: 'MRX000000000115' } },
  closeHandover: { body: { seal: 'MATRIX-1' } },
  listSetAside: {},
  viewDay: {},
  closeDay: {},
  scanParcel: { body: { clientId: randomUUID(), code: 'MRX000000000115', kind: 'INTAKE' } },
}

/** Tables that a refused call must leave as they are. */
export const heldTables = ['express_holds', 'express_charges', 'express_parcels', 'express_scans'] as const

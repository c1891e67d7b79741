// Mounts the calls of depots, and those of the senders of what waits there.
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints as work } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { holdEndpoints as holds } from '@marsa/model/express/depot/hold-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { ExpressParts } from '../parts.ts'
import {
  handParcelBack,
  holdParcel,
  releaseParcel,
  reportMissingPiece,
  sendParcelBack,
} from './act-on-parcel.ts'
import { answerHold, viewHolds } from './answer-hold.ts'
import { assignByArea, assignParcels, publishSheet, takeOffSheet, viewAssign } from './assign-parcels.ts'
import { closeDay, listSetAside, settleScan, viewDay } from './close-day.ts'
import { closeHandover, scanHandover, viewHandover } from './hand-over.ts'
import { measurePiece } from './measure-piece.ts'
import { openChargePayment, payCharge } from './pay-charge.ts'
import { scanParcel } from './scan-parcel.ts'
import { viewIntake, viewShelf } from './view-depot.ts'

export const depotRoutes = (server: Server, parts: ExpressParts): void => {
  serve(server, holds.viewHolds, viewHolds)
  serve(server, holds.answerHold, answerHold)
  serve(server, holds.payCharge, payCharge)
  serve(server, holds.openChargePayment, openChargePayment(parts))
  serve(server, depot.viewIntake, viewIntake)
  serve(server, depot.scanParcel, scanParcel)
  serve(server, depot.measurePiece, measurePiece(parts))
  serve(server, depot.holdParcel, holdParcel)
  serve(server, depot.reportMissingPiece, reportMissingPiece)
  serve(server, depot.releaseParcel, releaseParcel)
  serve(server, depot.sendParcelBack, sendParcelBack)
  serve(server, depot.handParcelBack, handParcelBack)
  serve(server, depot.viewShelf, viewShelf)
  serve(server, work.viewAssign, viewAssign)
  serve(server, work.assignParcels, assignParcels)
  serve(server, work.assignByArea, assignByArea)
  serve(server, work.takeOffSheet, takeOffSheet)
  serve(server, work.publishSheet, publishSheet)
  serve(server, work.viewHandover, viewHandover)
  serve(server, work.scanHandover, scanHandover)
  serve(server, work.closeHandover, closeHandover)
  serve(server, work.listSetAside, listSetAside)
  serve(server, work.settleScan, settleScan)
  serve(server, work.viewDay, viewDay)
  serve(server, work.closeDay, closeDay)
}

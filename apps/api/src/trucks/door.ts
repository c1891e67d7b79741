// What the application assembles of the trucks line: its side of payments and of documents, its calls, its background work.
import { screenOf } from '@marsa/model/documents/upload.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import {
  truckBulkEndpoints,
  truckDraftEndpoints as drafts,
  truckDriverEndpoints as driver,
  truckEndpoints,
  truckRoadEndpoints as road,
  truckShareEndpoints as share,
} from '@marsa/model/trucks/endpoints.ts'
import {
  deleteDocument,
  downloadDocument,
  listDocuments,
  uploadTo,
  type DocumentLine,
} from '../documents/door.ts'
import { serve, type Server } from '../kit/serve.ts'
import type { CookieRules } from '../kit/session-cookies.ts'
import {
  bulkRoutes,
  cloneFor,
  removeDraftFor,
  saveDraftFor,
  submitDraftFor,
  submitDraftsFor,
  usualDocuments,
  usualRoutes,
  type SheetParts,
  type UsualParts,
} from '../requests/door.ts'
import { truckBulk } from './bulk/bulk-line.ts'
import { answerChange } from './change/answer.ts'
import { proposeChange, withdrawChange } from './change/propose.ts'
import { listChanges } from './change/view-changes.ts'
import { listTruckLookups } from './asking/lookups.ts'
import { viewTruckDesk } from './desk/view-desk.ts'
import { askBorderDocument, waiveBorderTask } from './borders/border-calls.ts'
import { listBorderTasks } from './borders/view-borders.ts'
import { contractSubject, downloadContract, listContracts, saveContract } from './contracts/contracts.ts'
import { revokeDriverLink, sendDriverLink } from './driver/driver-link.ts'
import {
  addDriverFile,
  addDriverNote,
  addDriverPositions,
  consentToPositions,
  reportDriverEvent,
} from './driver/driver-reports.ts'
import { openDriverLink, viewDriverJob } from './driver/driver-session.ts'
import { addTrackerPositions } from './driver/trackers.ts'
import { allocateTrucks, listCandidates } from './execution/allocate.ts'
import { addEvent, askCorrection, decideCorrection, setContainer, waiveEmpty } from './execution/events.ts'
import { dismissGateEvent, listGateEvents, placeByHand } from './execution/gates.ts'
import { slotsOf } from './execution/slots.store.ts'
import { getTimeline, listDeliveries } from './execution/view-timeline.ts'
import {
  listDrivers,
  listVehicles,
  retireDriver,
  retireVehicle,
  saveDriver,
  saveVehicle,
} from './fleet/fleet.ts'
import { fleetSubject } from './fleet/fleet-documents.ts'
import { answerExtra, claimExtra, decideExtra, withdrawExtra } from './extras/answers.ts'
import { listExtras } from './extras/view-extras.ts'
import { downloadTruckReport } from './reports/download-report.ts'
import { trucksLine } from './line.ts'
import { endTruckShare, shareTrucks, trackBooking, trackBookingSolved, trackShared } from './share/share.ts'
import { askSupport, listSupport } from './support/support.ts'
import { beginPause, endPause } from './pauses/pauses.ts'

export { trucksLine }
export { contractDocuments, contractSubject } from './contracts/contracts.ts'
export { fleetDocuments, fleetSubject } from './fleet/fleet-documents.ts'
export const trucksDocuments: DocumentLine = {
  ...usualDocuments(trucksLine),
  parts: async (db, id) => (await slotsOf(db, [id])).map((slot) => slot.id),
}
export { trucksJobs } from './jobs.ts'
export { gateJobs } from './execution/book-gate.ts'
export { placeGateEvent } from './execution/gates.ts'

/** A draft may hold anything; the first problem of each field is said. */
const readForm = (draft: object): TruckForm => {
  const parsed = TruckForm.safeParse(draft)
  if (parsed.success) return parsed.data
  const found = parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])
  throw new Problem('kit.invalid', {}, Object.fromEntries(found))
}

export type TruckParts = UsualParts & { secret: string; cookies: CookieRules; sheets: SheetParts }

const driverRoutes = (server: Server, parts: TruckParts): void => {
  serve(server, driver.openDriverLink, openDriverLink(parts))
  serve(server, driver.viewDriverJob, viewDriverJob(parts))
  serve(server, driver.reportDriverEvent, reportDriverEvent(parts))
  serve(server, driver.addDriverNote, addDriverNote(parts))
  serve(server, driver.addDriverFile, addDriverFile(parts))
  serve(server, driver.consentToPositions, consentToPositions(parts))
  serve(server, driver.addDriverPositions, addDriverPositions(parts))
  serve(server, driver.addTrackerPositions, addTrackerPositions)
  serve(server, driver.sendDriverLink, sendDriverLink)
  serve(server, driver.revokeDriverLink, revokeDriverLink)
}

const shareRoutes = (server: Server, parts: TruckParts): void => {
  serve(server, share.shareTrucks, shareTrucks(parts))
  serve(server, share.endTruckShare, endTruckShare)
  serve(server, share.trackShared, trackShared)
  serve(server, share.trackBooking, trackBooking)
  serve(server, share.trackBookingSolved, trackBookingSolved(parts))
}

export const trucksRoutes = (server: Server, parts: TruckParts): void => {
  driverRoutes(server, parts)
  shareRoutes(server, parts)
  usualRoutes(server, trucksLine, truckEndpoints, parts)
  serve(server, truckEndpoints.lookups, listTruckLookups)
  serve(server, drafts.saveDraft, saveDraftFor(trucksLine))
  serve(server, drafts.submitDraft, submitDraftFor(trucksLine, readForm))
  serve(server, drafts.submitDrafts, submitDraftsFor(trucksLine, readForm))
  bulkRoutes(server, truckBulk, truckBulkEndpoints, { ...parts.sheets, fileName: 'marsa-trucks' })
  serve(server, drafts.removeDraft, removeDraftFor(trucksLine))
  serve(server, drafts.clone, cloneFor(trucksLine))
  serve(server, road.listVehicles, listVehicles)
  serve(server, road.saveVehicle, saveVehicle)
  serve(server, road.retireVehicle, retireVehicle)
  serve(server, road.listDrivers, listDrivers)
  serve(server, road.saveDriver, saveDriver)
  serve(server, road.retireDriver, retireDriver)
  serve(
    server,
    road.uploadFleetDocuments,
    uploadTo(parts.documents, fleetSubject, screenOf(road.uploadFleetDocuments)),
  )
  serve(server, road.listFleetDocuments, listDocuments(parts.documents, fleetSubject))
  serve(server, road.downloadFleetDocument, downloadDocument(parts.documents))
  serve(server, road.deleteFleetDocument, deleteDocument(parts.documents))
  serve(server, road.listContracts, listContracts)
  serve(server, road.saveContract, saveContract)
  serve(
    server,
    road.uploadContractFile,
    uploadTo(parts.documents, contractSubject, screenOf(road.uploadContractFile)),
  )
  serve(server, road.downloadContract, downloadContract(parts.documents))
  serve(server, road.listCandidates, listCandidates)
  serve(server, road.allocate, allocateTrucks)
  serve(server, road.setContainer, setContainer)
  serve(server, road.addEvent, addEvent)
  serve(server, road.waiveEmpty, waiveEmpty)
  serve(server, road.askCorrection, askCorrection)
  serve(server, road.decideCorrection, decideCorrection)
  serve(server, road.listChanges, listChanges)
  serve(server, road.proposeChange, proposeChange)
  serve(server, road.answerChange, answerChange)
  serve(server, road.withdrawChange, withdrawChange)
  serve(server, road.listBorderTasks, listBorderTasks)
  serve(server, road.askBorderDocument, askBorderDocument)
  serve(server, road.waiveBorderTask, waiveBorderTask)
  serve(server, road.beginPause, beginPause)
  serve(server, road.endPause, endPause)
  serve(server, road.listSupport, listSupport)
  serve(server, road.askSupport, askSupport)
  serve(server, road.listExtras, listExtras)
  serve(server, road.claimExtra, claimExtra)
  serve(server, road.answerExtra, answerExtra)
  serve(server, road.withdrawExtra, withdrawExtra)
  serve(server, road.decideExtra, decideExtra)
  serve(server, road.viewTruckDesk, viewTruckDesk)
  serve(server, road.downloadTruckReport, downloadTruckReport)
  serve(server, road.listGateEvents, listGateEvents)
  serve(server, road.placeGateEvent, placeByHand)
  serve(server, road.dismissGateEvent, dismissGateEvent)
  serve(server, road.getTimeline, getTimeline)
  serve(server, road.listDeliveries, listDeliveries)
}

// The calls of the trucks line: the usual ones under their documented paths (calls.md), and those of its drafts.
import { z } from 'zod'
import { draftSchema } from '../kit/form-schema.ts'
import { requestsOf } from '../lines.ts'
import { bulkCalls } from '../requests/bulk/bulk-endpoints.ts'
import { draftCalls } from '../requests/draft-endpoints.ts'
import { usualEndpoints } from '../requests/usual-endpoints.ts'
import { listTruckLookups } from './asking/lookups-endpoint.ts'
import { TruckForm, truckFields } from './asking/request-form.ts'
import { truckSheet } from './bulk/truck-sheet.ts'
import * as changes from './change/change-endpoints.ts'
import { viewTruckDesk } from './desk/desk-endpoints.ts'
import * as contracts from './contracts/contract-endpoints.ts'
import * as driver from './driver/driver-endpoints.ts'
import * as borders from './borders/border-endpoints.ts'
import * as fleet from './execution/fleet-endpoints.ts'
import * as gates from './execution/gate-endpoints.ts'
import * as extras from './extras/extras-endpoints.ts'
import * as pauses from './pauses/pause-endpoints.ts'
import * as support from './support/support-endpoints.ts'
import * as road from './execution/road-endpoints.ts'
import * as shareCalls from './share/share-endpoints.ts'
import { truckOfferFields } from './quoting/offer.ts'
import { downloadTruckReport } from './reports/report-endpoints.ts'
import { movementTypeCodes } from './road/movement.ts'
import { truckCancelStages } from './road/cancellation.ts'
import { truckStatuses } from './status.ts'

const { agentRole } = requestsOf.trucks
export const TruckDraft = draftSchema(truckFields)

const usual = usualEndpoints({
  line: 'trucks',
  noun: 'Truck',
  form: TruckForm,
  read: TruckDraft,
  stages: truckCancelStages,
  offer: draftSchema(truckOfferFields),
  statuses: truckStatuses,
  filters: { movement: z.enum(movementTypeCodes).optional() },
})

/** A company without credit may ask for prices; `withoutCredit` says that it knows it cannot confirm any. */
const sendProblems = ['trucks.credit-needed', 'trucks.credit-pending', 'trucks.safety-sheet']

export const truckEndpoints = {
  ...usual,
  list: { ...usual.list, path: 'Trucks/GetRequestList' },
  save: {
    ...usual.save,
    path: 'Trucks/ChangeRequest',
    problems: [...(usual.save.problems ?? []), ...sendProblems],
  },
  again: { ...usual.again, path: 'Trucks/ReinitiateRequest/{id}' },
  cancel: {
    ...usual.cancel,
    method: 'POST' as const,
    path: 'Trucks/CancelRequest/{id}',
    policy: { ...usual.cancel.policy, [agentRole]: 'assigned' as const },
  },
  cancelTerms: {
    ...usual.cancelTerms,
    policy: { ...usual.cancelTerms.policy, [agentRole]: 'assigned' as const },
  },
  complete: {
    ...usual.complete,
    problems: [
      ...(usual.complete.problems ?? []),
      'trucks.not-allocated',
      'trucks.not-delivered',
      'trucks.empty-open',
      'trucks.extras-open',
    ],
  },
  accept: { ...usual.accept, problems: [...(usual.accept.problems ?? []), 'quotes.credit-only'] },
  lookups: listTruckLookups,
}

export const truckDraftEndpoints = draftCalls({
  line: 'trucks',
  noun: 'Truck',
  draft: TruckDraft,
  sending: z.strictObject({ withoutCredit: z.boolean().optional() }),
  problems: sendProblems,
})

export const truckBulkEndpoints = bulkCalls({ sheet: truckSheet, path: 'Trucks', noun: 'Truck' })

/** What happens between booking and completion. */
const { listGateEvents, placeGateEvent, dismissGateEvent } = gates
const { listContracts, saveContract, uploadContractFile, downloadContract } = contracts
const supportCalls = { listSupport: support.listSupport, askSupport: support.askSupport }
const contractCalls = { listContracts, saveContract, uploadContractFile, downloadContract }
const { listBorderTasks, askBorderDocument, waiveBorderTask } = borders
const { listExtras, claimExtra, answerExtra, withdrawExtra, decideExtra } = extras
const { listChanges, proposeChange, answerChange, withdrawChange } = changes
export const truckRoadEndpoints = {
  ...fleet,
  ...contractCalls,
  ...pauses,
  ...supportCalls,
  ...road,
  listChanges,
  proposeChange,
  answerChange,
  withdrawChange,
  viewTruckDesk,
  downloadTruckReport,
  listGateEvents,
  placeGateEvent,
  dismissGateEvent,
  listBorderTasks,
  askBorderDocument,
  waiveBorderTask,
  listExtras,
  claimExtra,
  answerExtra,
  withdrawExtra,
  decideExtra,
}

/** Who follows a booking by link or number. */
const { shareTrucks, endTruckShare, trackShared, trackBooking, trackBookingSolved } = shareCalls
export const truckShareEndpoints = {
  shareTrucks,
  endTruckShare,
  trackShared,
  trackBooking,
  trackBookingSolved,
}

/** The driver's phone and the trackers. */
export const truckDriverEndpoints = { ...driver }

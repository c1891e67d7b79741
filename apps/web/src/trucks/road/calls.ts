// What the pages of the road read and send of a booking of trucks.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { screenOf } from '@marsa/model/documents/upload.ts'
import { listNeeds } from '@marsa/model/requests/endpoints.ts'
import { truckBorderProblems } from '@marsa/model/trucks/borders/border-problems.ts'
import { truckEndpoints, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { truckChangeProblems } from '@marsa/model/trucks/change/change-problems.ts'
import { truckExecutionProblems } from '@marsa/model/trucks/execution/execution-problems.ts'
import { truckProblems } from '@marsa/model/trucks/problems.ts'
import { roadProblems } from '@marsa/model/trucks/road/road-problems.ts'
import type { DocumentFileCalls } from '../../documents/door.tsx'
import { prepare } from '../../kit/prepared.ts'

export { road }

export type Changes = AnswerOf<typeof road.listChanges>
export type Borders = AnswerOf<typeof road.listBorderTasks>
export type Extras = AnswerOf<typeof road.listExtras>

/** Cancelled or completed: nothing is reported, claimed or proposed any more. */
export const isOver = (refusal: string | null): boolean => refusal === 'trucks.not-booked'

/** What looks different after anything that happens to a booking. */
export const roadReads = [
  listNeeds,
  truckEndpoints.list,
  truckEndpoints.view,
  truckEndpoints.viewAgent,
  truckEndpoints.cancelTerms,
  truckEndpoints.documents.list,
  road.getTimeline,
  road.listCandidates,
  road.listDeliveries,
  road.listExtras,
  road.listChanges,
  road.listBorderTasks,
]

export const problems: Readonly<Record<string, ProblemRow>> = {
  ...truckProblems,
  ...roadProblems,
  ...truckExecutionProblems,
  ...truckChangeProblems,
  ...truckBorderProblems,
  ...documentProblems,
}

/** Photos and scans of what happened. */
export const proofScreen = screenOf(truckEndpoints.documents.upload)

export const filesOf = (requestId: string): DocumentFileCalls => ({
  upload: { contract: truckEndpoints.documents.upload, fields: { requestId } },
  remove: prepare(truckEndpoints.documents.remove, (documentId: string) => ({ query: { documentId } })),
})

/** `2026-11-30T08:00` on a clock of the Emirates, as the API takes it. */
export const instantIn = (wall: string | null): string | null => (wall === null ? null : `${wall}:00+04:00`)

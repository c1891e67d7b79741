// What the pages of the fleet read, and the sentences of what is refused there.
import { fieldProblems } from '@marsa/model/accounts/field-problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { truckExecutionProblems } from '@marsa/model/trucks/execution/execution-problems.ts'
import { truckProblems } from '@marsa/model/trucks/problems.ts'
import { roadProblems } from '@marsa/model/trucks/road/road-problems.ts'

export { road }

export const fleetReads = [road.listVehicles, road.listDrivers, road.listCandidates]

export const fleetProblems: Readonly<Record<string, ProblemRow>> = {
  ...kitProblems,
  ...fieldProblems,
  ...truckProblems,
  ...roadProblems,
  ...truckExecutionProblems,
}

// Calls over the requests of all lines.
import { requestsEndpoints as contracts } from '@marsa/model/requests/endpoints.ts'
import { serve, type Server } from '../kit/serve.ts'
import { listNeeds } from './list-needs.ts'
import { remind } from './remind.ts'
import type { RequestLines } from './request-line.ts'

export const requestRoutes = (server: Server, lines: RequestLines): void => {
  serve(server, contracts.listNeeds, listNeeds(lines))
  serve(server, contracts.remind, remind(lines))
}

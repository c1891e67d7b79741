// Calls of acting for somebody.
import * as calls from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { SessionParts } from '../open-session.ts'
import { endActing } from './end-acting.ts'
import { startActing } from './start-acting.ts'
import { findSubjects, listSupportVisits, viewActing } from './view-acting.ts'

export const actingRoutes = (server: Server, parts: SessionParts): void => {
  serve(server, calls.findSubjects, findSubjects)
  serve(server, calls.startActing, startActing(parts))
  serve(server, calls.viewActing, viewActing(parts.secret))
  serve(server, calls.endActing, endActing(parts))
  serve(server, calls.listSupportVisits, listSupportVisits)
}

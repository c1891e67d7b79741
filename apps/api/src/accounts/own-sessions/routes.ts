// Calls of one's own sessions.
import * as calls from '@marsa/model/accounts/own-sessions/sessions-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { endOtherSessions, endOwnSession, listSessions, listSignIns } from './own-sessions.ts'

export const ownSessionsRoutes = (server: Server): void => {
  serve(server, calls.listSessions, listSessions)
  serve(server, calls.endOwnSession, endOwnSession)
  serve(server, calls.endOtherSessions, endOtherSessions)
  serve(server, calls.listSignIns, listSignIns)
}

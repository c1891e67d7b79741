// Mounts the calls of a courier's phone.
import { roundEndpoints as calls } from '@marsa/model/express/rounds/round-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { addCourierFile, type ProofParts } from './proof-file.ts'
import { sendCourierEvent } from './take-event.ts'
import { viewCourierDay } from './view-day.ts'

export const roundRoutes = (server: Server, proofs: ProofParts): void => {
  serve(server, calls.viewCourierDay, viewCourierDay)
  serve(server, calls.sendCourierEvent, sendCourierEvent(server))
  serve(server, calls.addCourierFile, addCourierFile(proofs))
}

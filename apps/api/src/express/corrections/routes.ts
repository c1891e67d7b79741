// Mounts the calls of corrections.
import { correctionEndpoints as calls } from '@marsa/model/express/corrections/correction-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { decideCorrection, listCorrections, proposeCorrection, viewCorrection } from './correct-scan.ts'

export const correctionRoutes = (server: Server): void => {
  serve(server, calls.viewParcelCorrection, viewCorrection)
  serve(server, calls.listParcelCorrections, listCorrections)
  serve(server, calls.proposeParcelCorrection, proposeCorrection)
  serve(server, calls.decideParcelCorrection, decideCorrection)
}

// Calls of the views over all lines.
import { search as searchCall } from '@marsa/model/overview/endpoints.ts'
import { serve, type Server } from '../kit/serve.ts'
import { search } from './search.ts'

export const overviewRoutes = (server: Server): void => {
  serve(server, searchCall, search)
}

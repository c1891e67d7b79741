// Calls of closing months.
import { periodEndpoints as calls } from '@marsa/model/finance/periods/period-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { askReopenPeriod, closePeriod, reopenPeriod, startClosing, stopClosing } from './close-period.ts'
import { listPeriods, viewPeriod } from './view-periods.ts'

export const periodRoutes = (server: Server): void => {
  serve(server, calls.listPeriods, listPeriods)
  serve(server, calls.viewPeriod, viewPeriod)
  serve(server, calls.startClosing, startClosing)
  serve(server, calls.stopClosing, stopClosing)
  serve(server, calls.closePeriod, closePeriod)
  serve(server, calls.askReopenPeriod, askReopenPeriod)
  serve(server, calls.reopenPeriod, reopenPeriod)
}

// Calls of payouts of the card gateway.
import { cardPayoutEndpoints as calls } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { importCardPayouts, previewCardPayouts } from './import-payouts.ts'
import { listCardPayouts, viewCardPayout } from './view-payouts.ts'

export const cardPayoutRoutes = (server: Server): void => {
  serve(server, calls.previewCardPayouts, previewCardPayouts)
  serve(server, calls.importCardPayouts, importCardPayouts)
  serve(server, calls.listCardPayouts, listCardPayouts)
  serve(server, calls.viewCardPayout, viewCardPayout)
}

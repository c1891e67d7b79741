// Mounts the calls of couriers and depots.
import { courierSetupEndpoints as setup } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { listCouriers, saveDepot, saveWorker } from './save-couriers.ts'

export const courierRoutes = (server: Server): void => {
  serve(server, setup.listCouriers, listCouriers)
  serve(server, setup.saveDepot, saveDepot)
  serve(server, setup.saveWorker, saveWorker)
}

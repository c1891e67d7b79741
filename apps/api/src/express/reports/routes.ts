// Mounts the files about shipments and invoices, and what people may do.
import { reportEndpoints as calls } from '@marsa/model/express/reports/report-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { downloadInvoices, downloadShipments } from './download-reports.ts'
import { viewConfigurations } from './view-configurations.ts'

export const reportRoutes = (server: Server): void => {
  serve(server, calls.downloadShipments, downloadShipments)
  serve(server, calls.downloadInvoices, downloadInvoices)
  serve(server, calls.viewConfigurations, viewConfigurations)
}

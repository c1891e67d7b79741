// Mounts the calls of shipments.
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { manyEndpoints as many } from '@marsa/model/express/shipments/many-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { ExpressParts } from '../parts.ts'
import { cancelShipment, removeShipment, voidShipmentPayment } from './end-shipment.ts'
import { payShipments, priceShipments } from './many.ts'
import { completeShipmentPayment, openShipmentPayment, settleShipment } from './pay-shipment.ts'
import { listFreeSlots, listPickupSlots, movePickup } from './pickups.ts'
import { shipmentReceipt } from './print-receipt.ts'
import { saveShipment } from './save-shipment.ts'
import {
  countShipments,
  expressLookups,
  listShipments,
  trackParcel,
  trackParcelSolved,
  viewShipment,
} from './view-shipments.ts'

export const shipmentRoutes = (server: Server, parts: ExpressParts): void => {
  serve(server, calls.saveShipment, saveShipment(parts))
  serve(server, calls.listShipments, listShipments)
  serve(server, calls.countShipments, countShipments)
  serve(server, calls.viewShipment, viewShipment)
  serve(server, calls.trackParcel, trackParcel)
  serve(server, calls.trackParcelSolved, trackParcelSolved(server))
  serve(server, calls.openShipmentPayment, openShipmentPayment(parts))
  serve(server, calls.settleShipment, settleShipment)
  serve(server, calls.completeShipmentPayment, completeShipmentPayment(parts))
  serve(server, many.priceShipments, priceShipments(parts))
  serve(server, many.payShipments, payShipments)
  serve(server, calls.removeShipment, removeShipment)
  serve(server, calls.voidShipmentPayment, voidShipmentPayment)
  serve(server, calls.cancelShipment, cancelShipment)
  serve(server, calls.listFreeSlots, listFreeSlots)
  serve(server, calls.movePickup, movePickup(parts))
  serve(server, calls.listPickupSlots, listPickupSlots)
  serve(server, calls.getExpressLookups, expressLookups)
  serve(server, calls.downloadShipmentReceipt, shipmentReceipt(parts))
}

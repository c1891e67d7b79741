// Mounts the calls of guests.
import { guestEndpoints as calls } from '@marsa/model/express/guest/guest-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { ExpressParts } from '../parts.ts'
import { newGuest, sendGuestCode } from './guest-right.ts'
import {
  cancelGuestShipment,
  completeGuestPayment,
  downloadGuestPaper,
  listGuestSlots,
  payGuestShipment,
  saveGuestShipment,
  viewGuestShipment,
} from './send-as-guest.ts'

export const guestRoutes = (server: Server, parts: ExpressParts): void => {
  const { secret } = server
  const { cookies } = parts
  serve(server, calls.sendGuestCode, sendGuestCode({ secret, cookies }))
  serve(server, calls.newGuest, newGuest({ secret, cookies }))
  serve(server, calls.viewGuestShipment, viewGuestShipment)
  serve(server, calls.saveGuestShipment, saveGuestShipment(parts))
  serve(server, calls.payGuestShipment, payGuestShipment(parts))
  serve(server, calls.completeGuestPayment, completeGuestPayment(parts))
  serve(server, calls.cancelGuestShipment, cancelGuestShipment)
  serve(server, calls.listGuestSlots, listGuestSlots)
  serve(server, calls.downloadGuestPaper, downloadGuestPaper(parts))
}

// Mounts the calls of recipients, and of sender and desk about them.
import { recipientEndpoints as calls } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import {
  closeObjection,
  listObjections,
  renewDeliveryCode,
  shareParcel,
  viewRecipientSaid,
} from './recipient-desk.ts'
import {
  chooseRecipientLanguage,
  objectToDelivery,
  openParcel,
  sendRecipientCode,
  takeBackWish,
  wishForParcel,
} from './recipient-page.ts'

export const recipientRoutes = (server: Server): void => {
  serve(server, calls.openParcel, openParcel)
  serve(server, calls.wishForParcel, wishForParcel)
  serve(server, calls.takeBackWish, takeBackWish)
  serve(server, calls.sendRecipientCode, sendRecipientCode(server))
  serve(server, calls.chooseRecipientLanguage, chooseRecipientLanguage)
  serve(server, calls.objectToDelivery, objectToDelivery)
  serve(server, calls.shareParcel, shareParcel(server))
  serve(server, calls.viewRecipientSaid, viewRecipientSaid)
  serve(server, calls.renewDeliveryCode, renewDeliveryCode(server))
  serve(server, calls.listObjections, listObjections)
  serve(server, calls.closeObjection, closeObjection)
}

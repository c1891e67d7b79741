// What is read anew after a claim has moved.
import { viewClaim } from '@marsa/model/express/claims/claim-endpoints.ts'
import { viewParcelDesk } from '@marsa/model/express/desk/desk-endpoints.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'

export const claimReads = [viewClaim, viewShipment, viewParcelDesk]

// Contracts of the bulk uploads of parcels.
import { bulkCalls } from '../../requests/bulk/bulk-endpoints.ts'
import { parcelSheet } from './parcel-sheet.ts'

export const parcelBulkEndpoints = bulkCalls({ sheet: parcelSheet, path: 'Express/Shipment', noun: 'Parcel' })

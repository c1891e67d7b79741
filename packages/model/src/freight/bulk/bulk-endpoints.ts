// Contracts of bulk uploads of freight requests.
import { bulkCalls } from '../../requests/bulk/bulk-endpoints.ts'
import { freightSheet } from './bulk-sheet.ts'

export const freightBulkEndpoints = bulkCalls({ sheet: freightSheet, path: 'FreightAPI', noun: '' })

// Refusals of bulk uploads of parcels: those of every line, and what a sheet of parcels alone can have wrong.
import { bulkProblems } from '../../requests/bulk/bulk-problems.ts'
import { sheetProblems } from './bulk-problems.ts'

export const parcelBulkProblems = { ...bulkProblems('express'), ...sheetProblems }

// The columns of a bulk upload of freight requests.
import { columnsOf, type Column } from '../../requests/bulk/bulk-columns.ts'
import { freightFields } from '../asking/request-fields.ts'
import type { RequestForm, Stop } from '../asking/request-form.ts'
import type { RoutePoint } from '../asking/route-point.ts'

/** Field path of the request form. */
export type BulkField =
  | Exclude<keyof RequestForm, RoutePoint | 'sameContact'>
  | `${RoutePoint}.${Exclude<keyof Stop, 'country'>}`

export const freightColumns = columnsOf(freightFields)
export const bulkFields = freightColumns.fields as readonly BulkField[]
export const columnOf = (field: BulkField): Column => freightColumns.of(field)

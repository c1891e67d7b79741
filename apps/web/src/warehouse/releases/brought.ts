// Whether the warehouse brings the goods in the end; its customer collects them otherwise.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'

export const isBrought = ({ form }: Pick<StorageDetail, 'form'>): boolean => deliveryOf(form) !== null

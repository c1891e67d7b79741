// Words of the storage pages in the second row, the menu of the phone and the row of the hub, beside their titles.
import { texts } from '@marsa/model/kit/text.ts'

export const warehousePagesText = texts({
  storageRequests: { en: 'Storage requests', ar: 'طلبات التخزين' },
  store: { en: 'Store goods', ar: 'تخزين بضاعة' },
})

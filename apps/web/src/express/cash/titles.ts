// Titles of the pages of cash; the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const cashTitles = texts({
  own: { en: 'Your cash', ar: 'النقد بحوزتك' },
  ownInMenu: { en: 'Cash', ar: 'النقد' },
  depot: { en: 'Cash of the depot', ar: 'نقد المركز' },
  deposits: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
})

// Titles of the pages of couriers and depots; the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const courierTitles = texts({
  inMenu: { en: 'Couriers', ar: 'المندوبون' },
  couriers: { en: 'Couriers and depots', ar: 'المندوبون ومراكز التوزيع' },
})

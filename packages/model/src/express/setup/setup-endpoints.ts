// The calls by which administrators set up express.
import { countryEndpoints } from './country-endpoints.ts'
import { promotionEndpoints } from './promotion-endpoints.ts'
import { slotSetupEndpoints } from './slot-endpoints.ts'
import { tariffEndpoints } from './tariff-endpoints.ts'

export const setupEndpoints = {
  ...tariffEndpoints,
  ...promotionEndpoints,
  ...slotSetupEndpoints,
  ...countryEndpoints,
}

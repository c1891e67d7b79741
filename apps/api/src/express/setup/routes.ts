// Mounts the calls by which staff run express: the desk's queue, and what administrators set up.
import { parcelCaseEndpoints as cases } from '@marsa/model/express/desk/case-endpoints.ts'
import { parcelDeskEndpoints as desk } from '@marsa/model/express/desk/desk-endpoints.ts'
import { figureEndpoints as figures } from '@marsa/model/express/figures/figure-endpoints.ts'
import { setupEndpoints as setup } from '@marsa/model/express/setup/setup-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { viewExpressFigures, viewExpressHome } from '../figures/view-figures.ts'
import {
  declareLost,
  holdFromDesk,
  releaseFromDesk,
  reportFound,
  viewParcelCase,
} from '../desk/parcel-case.ts'
import { decideReturnCost, enterReturnCost } from '../desk/return-cost.ts'
import { takeFromParcelDesk, viewParcelDesk } from '../desk/parcel-desk.ts'
import { listServedCountries, saveServedCountry } from './change-countries.ts'
import { createPromotion, endPromotion, listPromotions } from './change-promotions.ts'
import { listSlotCapacities, saveSlotCapacity } from './change-slots.ts'
import { decideTariff, listTariffs, proposeTariff } from './change-tariff.ts'

export const setupRoutes = (server: Server): void => {
  serve(server, figures.viewExpressHome, viewExpressHome)
  serve(server, figures.viewExpressFigures, viewExpressFigures)
  serve(server, desk.viewParcelDesk, viewParcelDesk)
  serve(server, desk.takeFromParcelDesk, takeFromParcelDesk)
  serve(server, cases.viewParcelCase, viewParcelCase)
  serve(server, cases.holdFromDesk, holdFromDesk)
  serve(server, cases.releaseFromDesk, releaseFromDesk)
  serve(server, cases.declareLost, declareLost)
  serve(server, cases.reportFound, reportFound)
  serve(server, cases.enterReturnCost, enterReturnCost)
  serve(server, cases.decideReturnCost, decideReturnCost)
  serve(server, setup.listTariffs, listTariffs)
  serve(server, setup.proposeTariff, proposeTariff)
  serve(server, setup.decideTariff, decideTariff)
  serve(server, setup.listPromotions, listPromotions)
  serve(server, setup.createPromotion, createPromotion)
  serve(server, setup.endPromotion, endPromotion)
  serve(server, setup.listSlotCapacities, listSlotCapacities)
  serve(server, setup.saveSlotCapacity, saveSlotCapacity)
  serve(server, setup.listServedCountries, listServedCountries)
  serve(server, setup.saveServedCountry, saveServedCountry)
}

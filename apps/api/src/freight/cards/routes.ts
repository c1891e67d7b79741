// Calls of rate cards.
import { rateCardEndpoints as cards } from '@marsa/model/freight/cards/card-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { exportRateCards, importRateCards } from './card-files.ts'
import {
  addRateCard,
  changeRateCard,
  endRateCard,
  listRateCards,
  removeRateCard,
  viewRateCard,
} from './keep-card.ts'
import { endCardRule, setCardRule, stopRuleQuote } from './rules.ts'
import { lastAsRateCard, matchRateCards } from './use-card.ts'

export const cardRoutes = (server: Server): void => {
  serve(server, cards.listRateCards, listRateCards)
  serve(server, cards.viewRateCard, viewRateCard)
  serve(server, cards.addRateCard, addRateCard)
  serve(server, cards.changeRateCard, changeRateCard)
  serve(server, cards.endRateCard, endRateCard)
  serve(server, cards.removeRateCard, removeRateCard)
  serve(server, cards.setCardRule, setCardRule)
  serve(server, cards.endCardRule, endCardRule)
  serve(server, cards.stopRuleQuote, stopRuleQuote)
  serve(server, cards.matchRateCards, matchRateCards)
  serve(server, cards.lastAsRateCard, lastAsRateCard)
  serve(server, cards.importRateCards, importRateCards)
  serve(server, cards.exportRateCards, exportRateCards)
}

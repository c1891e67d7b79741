// Reads of quotations; cache keys stand nowhere else.
import { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import { lastOnLane, viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { ask } from '../../kit/query.ts'

export const compareQuery = (id: string) => ask(compareQuotes, { RequestId: id })
export const agentQuoteQuery = (id: string) => ask(viewQuoteAgent, { RequestId: id })
export const lastOnLaneQuery = (id: string) => ask(lastOnLane, { RequestId: id })

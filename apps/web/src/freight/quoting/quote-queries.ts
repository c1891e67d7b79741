// Reads of quotations; cache keys stand nowhere else.
import { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { ask } from '../../kit/query.ts'

export const compareQuery = (id: string) => ask(compareQuotes, { RequestId: id })
export const agentQuoteQuery = (id: string) => ask(viewQuoteAgent, { RequestId: id })

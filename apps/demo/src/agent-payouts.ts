// Settlements of agents in the demo world: one paid, one at the bank, one that came back, one drafted; the other agents have no account yet.
import {
  approveSettlement,
  confirmAgentAccount,
  draftSettlement,
  paySettlement,
  returnSettlement,
  saveAgentAccount,
  sendSettlement,
  viewPayables,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { checkIban } from '@marsa/model/reference/identifiers.ts'
import type { CompanyKey } from './companies.ts'
import type { Email } from './personas.ts'
import type { Runner } from './runner.ts'

const first: Email = 'admin@demo.example'
const second: Email = 'finance@marsa.example'

type Standing = 'paid' | 'sent' | 'returned' | 'draft'
const agents: readonly { company: CompanyKey; by: Email; account: string; standing: Standing }[] = [
  { company: 'saffan', by: 'agent.admin@demo.example', account: '0330000011223344550', standing: 'paid' },
  { company: 'easc', by: 'air.agent@demo.example', account: '0260001015566778899', standing: 'sent' },
  {
    company: 'makhzan',
    by: 'warehouse.agent@demo.example',
    account: '0351002003004005006',
    standing: 'returned',
  },
  { company: 'tareeq', by: 'truck.provider@demo.example', account: '0440007008009010011', standing: 'draft' },
]

/** With the check digits that fit. */
const ibanOf = (account: string): string =>
  Array.from({ length: 97 }, (_, n) => `AE${String(n + 2).padStart(2, '0')}${account}`).find(
    (each) => 'value' in checkIban(each),
  )!

export const settleAgents = async (runner: Runner): Promise<void> => {
  for (const { company, by, account, standing } of agents) {
    const agentId = runner.companyIds[company]
    await runner.call(by, saveAgentAccount, { body: { iban: ibanOf(account), password: demoPassword } })
    const { account: saved } = await runner.call(first, viewPayables, { query: { agentId } })
    const note = 'Called the number on the trade licence and read the account back'
    await runner.call(first, confirmAgentAccount, { query: { id: saved!.accountId }, body: { note } })
    const { draftRefusal } = await runner.call(first, viewPayables, { query: { agentId } })
    if (draftRefusal !== null) continue
    const { runId, number } = await runner.call(first, draftSettlement, { body: { agentId } })
    if (standing === 'draft') continue
    const query = { id: runId }
    await runner.call(second, approveSettlement, { query })
    await runner.call(first, sendSettlement, { query })
    if (standing === 'paid')
      await runner.call(first, paySettlement, { query, body: { reference: `OUT-${number}` } })
    if (standing === 'returned')
      await runner.call(first, returnSettlement, { query, body: { reason: 'Account name does not match' } })
  }
}

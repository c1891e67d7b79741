// Contracts of truck providers with a customer of the demo world: one in force in two versions, one that ends soon.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { companies } from './companies.ts'
import { actingFor, type ProviderKey } from './personas.ts'
import { plainPdf } from './plain-pdf.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const hourMs = 3_600_000

type Made = { provider: ProviderKey; title: string; from: number; until: number; versions: number }
const made: readonly Made[] = [
  {
    provider: 'tareeq',
    title: 'Carriage of furniture in the Gulf, 2026 and 2027',
    from: -120,
    until: 400,
    versions: 2,
  },
  { provider: 'sarab', title: 'عقد نقل داخل الإمارات 2026', from: -340, until: 24, versions: 1 },
]

const paper = ({ provider, title }: Made, n: number) => ({
  name: `Contract ${companies[provider].code} version ${n}.pdf`,
  bytes: plainPdf({
    title: 'Contract of carriage',
    from: companies[provider].en,
    rows: [
      ['Title', /[^\x20-\x7e]/.test(title) ? 'Carriage within the Emirates 2026' : title],
      ['With', companies.nakhl.en],
      ['Version', String(n)],
    ],
    foot: 'A document of the demo world.',
  }),
})

const enter = async (runner: Runner, contract: Made): Promise<void> => {
  const { provider, title, from, until, versions } = contract
  const email = actingFor[provider]
  const { parties } = await runner.call(email, road.listContracts, {})
  const pair = parties.find(({ customer }) => customer.en === companies.nakhl.en)!
  const today = dayOf(runner.now())
  const { id } = await runner.call(email, road.saveContract, {
    body: {
      id: null,
      providerId: pair.provider.id,
      customerId: pair.customer.id,
      title,
      startsOn: addDays(today, from),
      endsOn: addDays(today, until),
    },
  })
  for (let n = 1; n <= versions; n++)
    await runner.store(email, id, 'TRUCK_CONTRACT', [paper(contract, n)], 'truck-contract')
}

export const contractSteps = (now: Date): Step[] =>
  made.map((contract) => ({
    name: 'contract',
    at: new Date(now.getTime() - 20 * hourMs),
    about: contract.title,
    run: (runner) => enter(runner, contract),
  }))

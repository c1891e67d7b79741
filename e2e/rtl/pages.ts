// The pages of the hub and of the lines that are looked at in every layout, with shipments of the demo world in their addresses.
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'

type Item = { RequestId: string; status: string; nextAction: string | null }

/** The shipments of the signed-in person, asked from the page as its own calls are. */
export const itemsOf = async (email: string): Promise<Item[]> => {
  const base = process.env['BASE_URL']
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: email, password: demoPassword })
  const signedIn = await fetch(`${base}/api/token`, { method: 'POST', headers, body })
  const { token } = (await signedIn.json()) as { token: string }
  const list = await fetch(`${base}/api/FreightAPI/GetQuoteList?pageSize=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await list.json()) as { items: Item[] }).items
}

const idOf = (items: Item[], wanted: (item: Item) => boolean): string => {
  const found = items.find(wanted)
  if (!found) throw new Error('the demo world has no such shipment')
  return found.RequestId
}

export const forVisitors = [
  'sign-in',
  'hub/forgot-password',
  'hub/register',
  'hub/register/customer',
  'help/faq',
  'help/contact',
]

export const pagesOf: Record<string, (items: Item[]) => string[]> = {
  'business@demo.example': (items) => {
    const due = idOf(items, (item) => item.nextAction === 'pay-balance')
    const quoted = idOf(items, (item) => item.nextAction === 'compare-quotes')
    return [
      'freight/dashboard',
      'freight/shipments',
      'freight/quote',
      'warehouse/quote',
      'warehouse/storages',
      'notifications',
      'user/myprofile',
      'user/security',
      'user/usermanagement',
      'user/chat',
      `freight/shipments/${due}`,
      `freight/shipments/${quoted}/quotes`,
    ]
  },
  'sea.agent@demo.example': (items) => {
    const open = idOf(items, (item) => item.nextAction === 'answer-request')
    const won = idOf(items, (item) => item.nextAction === 'report-milestone')
    return ['freight/requests', `freight/requests/${open}`, `freight/jobs/${won}`]
  },
  'desk@demo.example': () => ['freight/shipments', 'chathistory', 'admin/registrations'],
}

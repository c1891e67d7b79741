// Subscribes running shipments of the demo's agents to the simulated shipping line and airline, once, each agent with a key of its own.
import fs from 'node:fs'
import path from 'node:path'
import { signIn, signOut } from '@marsa/model/accounts/endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { receiveTransportEvents } from '@marsa/model/freight/events/event-endpoints.ts'
import { listShipments, viewShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { createApiKey } from '@marsa/model/integrations/endpoints.ts'
import { askProduct } from './ask-product.ts'
import { actingFor, type Email } from './personas.ts'

/** Of each mode: who may make keys for the agent, and how many of its shipments. */
const agents: { mode: 'sea' | 'air'; administrator: Email }[] = [
  { mode: 'sea', administrator: 'agent.admin@demo.example' },
  { mode: 'air', administrator: actingFor.easc },
]
const mostOfEach = 2

type Setting = 'API_URL' | 'SHIPPING_LINE_URL' | 'SHIPPING_LINE_API_KEY' | 'SHIPPING_LINE_FOLDER'
const setting = (name: Setting): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} must be set`)
  return value
}
const ask = askProduct(setting('API_URL'))
const callbackUrl = `${setting('API_URL')}/api/${receiveTransportEvents.path}`

/** A port or an airport: at a door the carrier does not know where the goods go. */
const isPort = (place: { code: string } | null): boolean => /^[A-Z]{3}([A-Z2-9]{2})?$/.test(place?.code ?? '')

/** As the carrier is asked for it; what has departed arrives next. */
const bookingOf = (shipment: AnswerOf<typeof viewShipment>, callbackKey: string) => {
  const { mode, origin, destination, timeline, eta, blNumber, awbNumber, containerNumber } = shipment
  const departed = timeline.find(({ code }) => code === 'DEPARTED')
  const number = mode === 'sea' ? blNumber : awbNumber
  return departed && eta && number
    ? {
        mode,
        callbackUrl,
        callbackKey,
        [mode === 'sea' ? 'transportDocumentReference' : 'waybillNumber']: number,
        ...(mode === 'sea' && containerNumber && { equipmentReference: containerNumber }),
        origin: origin.place.code,
        destination: destination.place.code,
        plannedDeparture: dayOf(new Date(departed.at)),
        plannedArrival: eta,
        next: mode === 'sea' ? 'ARRI' : 'ARR',
      }
    : undefined
}

const subscribe = async (booking: object): Promise<void> => {
  const answer = await fetch(`${setting('SHIPPING_LINE_URL')}/v2/event-subscriptions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${setting('SHIPPING_LINE_API_KEY')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(booking),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the shipping line answered ${answer.status}: ${await answer.text()}`)
}

const subscribeAgent = async ({ mode, administrator }: (typeof agents)[number]): Promise<void> => {
  const { token } = await ask(signIn, null, { body: { username: administrator, password: demoPassword } })
  await ask(passCheck, token, { body: { password: demoPassword } })
  const { key } = await ask(createApiKey, token, {
    body: {
      label: mode === 'sea' ? 'Shipping line (simulated)' : 'Airline (simulated)',
      scopes: ['events.write'],
      days: 365,
    },
  })
  const { items } = await ask(listShipments, token, { query: { mode, status: 'active', pageSize: '100' } })
  const sailing = items.filter(
    ({ dueStep, origin, destination }) => dueStep === 'QS_ARRIVE' && isPort(origin) && isPort(destination),
  )
  for (const { RequestId } of sailing.slice(0, mostOfEach)) {
    const booking = bookingOf(await ask(viewShipment, token, { query: { RequestId } }), key)
    if (booking) await subscribe(booking)
  }
  await ask(signOut, token, { body: {} })
}

const folder = setting('SHIPPING_LINE_FOLDER')
const done = path.join(folder, 'subscribed')
if (!fs.existsSync(done)) {
  for (const each of agents) await subscribeAgent(each)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(done, '')
}

// Simulated trackers of the demo: they send where the trucks of one provider are, with an API key, as real ones would.
import fs from 'node:fs'
import path from 'node:path'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { createApiKey } from '@marsa/model/integrations/endpoints.ts'
import { addTrackerPositions } from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { listDeliveries } from '@marsa/model/trucks/execution/road-endpoints.ts'
import { askProduct, Refused } from './ask-product.ts'
import { actingFor } from './personas.ts'
import { trackedPlace } from './tracked-place.ts'
import { trackerOf } from './truck-fleet.ts'

const everyMs = 15_000
const accuracyM = 12

const { API_URL: address, TRACKERS_FOLDER: folder } = process.env
if (!address || !folder) throw new Error('API_URL and TRACKERS_FOLDER must be set')
const keyFile = path.join(folder, 'key')

const ask = askProduct(address)

/** Kept between starts; made by the provider's administrator the first time. */
const keyOf = async (): Promise<string> => {
  if (fs.existsSync(keyFile)) return fs.readFileSync(keyFile, 'utf8')
  const { token } = await ask(signIn, null, {
    body: { username: actingFor.tareeq, password: demoPassword },
  })
  await ask(passCheck, token, { body: { password: demoPassword } })
  const { key } = await ask(createApiKey, token, {
    body: { label: 'Trackers (simulated)', scopes: ['shipments.read', 'positions.write'], days: 365 },
  })
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(keyFile, key, { mode: 0o600 })
  return key
}

const send = async (): Promise<void> => {
  const key = await keyOf()
  const { underWay } = await ask(listDeliveries, key)
  const now = new Date()
  const positions = underWay.flatMap((row) => {
    const place = trackedPlace(row, now)
    return place ? [{ tracker: trackerOf(row.plate), at: now.toISOString(), ...place, accuracyM }] : []
  })
  if (positions.length > 0) await ask(addTrackerPositions, key, { body: { positions } })
}

for (;;) {
  await send().catch((problem: unknown) => {
    console.error(String(problem))
    // A key that holds no more is made anew.
    if (problem instanceof Refused && problem.status === 401) fs.rmSync(keyFile, { force: true })
  })
  await new Promise((resolve) => setTimeout(resolve, everyMs))
}

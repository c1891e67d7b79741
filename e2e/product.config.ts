// One product for all journeys. `npm test` has filled its demo world before (DEMO_WORLD); alone they fill one of their own.
import fs from 'node:fs'
import { memoryFolder } from '../tools/memory-folder.mjs'
import { startProduct } from './kit/product.ts'

/** Playwright's global set-up. Sets BASE_URL, PORT_URL, CARRIER_URL, PROVIDER_URL and DATA_DIR for the tests; answers what ends the product. */
const prepare = async (): Promise<() => Promise<void>> => {
  const given = process.env['DEMO_WORLD']
  const dataDir = given ?? memoryFolder('marsa-journeys')
  const { url, portUrl, carrierUrl, providerUrl, end } = await startProduct(dataDir)
  process.env['BASE_URL'] = url
  process.env['PORT_URL'] = portUrl
  process.env['CARRIER_URL'] = carrierUrl
  process.env['PROVIDER_URL'] = providerUrl
  process.env['DATA_DIR'] = dataDir
  return async () => {
    await end()
    if (!given) fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

// Playwright asks for a default export here.
export default prepare

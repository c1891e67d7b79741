// A first start on an empty folder, up to the address it prints, and its end: what it filled serves the journeys.
import { startProduct } from '../../e2e/kit/product.ts'

const { end } = await startProduct(process.argv[2]!)
await end()

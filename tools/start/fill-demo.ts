// Runs the filling of the demo world in a process of its own, so that the launcher stays small.
import { fillDemo } from '../../apps/api/src/demo/fill.ts'
import { readConfig } from '../../apps/api/src/kit/config.ts'

await fillDemo(readConfig(process.env))
process.exit(0)

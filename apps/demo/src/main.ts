// Fills the demo world in a process of its own, so that the launcher stays small.
import { fillDemo } from './fill.ts'
import { readConfig } from '../../api/src/kit/config.ts'

await fillDemo(readConfig(process.env))
process.exit(0)

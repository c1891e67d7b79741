// `npm run test:deep`: takes away what the product stands on while people work, and holds it to what docs/operations.md says.
// On a quiet machine; some ten minutes. `npm run test:deep -- beside` runs one part alone.
import { faultsOf } from './books.ts'
import { outside, smallDisks } from './around.ts'
import {
  besideScenarios,
  diskScenarios,
  embeddedScenarios,
  outsideScenarios,
  type Scenario,
} from './scenarios.ts'
import { setUp, type Stand } from './stand.ts'

/**
 * Seconds after which the product must answer again, that a list may take meanwhile, answered or refused, and that any other
 * call may take until it is refused.
 */
const aims = { back: 15, answer: 5, refusal: 10 }

const parts: Record<string, Parameters<typeof setUp>[0] & { scenarios: readonly Scenario[] }> = {
  embedded: { scenarios: embeddedScenarios },
  beside: { beside: true, scenarios: besideScenarios },
  outside: { around: outside, scenarios: outsideScenarios },
  disks: { around: smallDisks, scenarios: diskScenarios },
}

let passed = 0
let failed = 0
const validate = (name: string, faults: readonly string[], figures = ''): void => {
  if (faults.length === 0) passed++
  else failed++
  console.log(`  ${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(48)} ${figures}`)
  for (const fault of faults.slice(0, 10)) console.log(`         ${fault}`)
}

const attempt = async (stand: Stand, { name, times = 1, run }: Scenario): Promise<void> => {
  const faults: string[] = []
  let back = 0
  stand.watch.slowest()
  stand.load.acknowledged.slowestRefusal = 0
  for (let round = 0; round < times; round++)
    try {
      await run(stand)
      back = Math.max(back, await stand.watch.untilBack(60))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  const answer = stand.watch.slowest()
  const refusal = stand.load.acknowledged.slowestRefusal
  if (back > aims.back) faults.push(`it took ${back.toFixed(1)} s to answer again, more than ${aims.back}`)
  if (answer > aims.answer) faults.push(`a list took ${answer.toFixed(1)} s, more than ${aims.answer}`)
  if (refusal > aims.refusal) faults.push(`a refusal took ${refusal.toFixed(1)} s, more than ${aims.refusal}`)
  validate(
    times > 1 ? `${name}, ${times} times` : name,
    faults,
    `back after ${back.toFixed(1)} s, slowest list ${answer.toFixed(1)} s, slowest refusal ${refusal.toFixed(1)} s`,
  )
}

const only = process.argv.slice(2)
const unknown = only.find((part) => !(part in parts))
if (unknown !== undefined) {
  console.error(`  The parts are ${Object.keys(parts).join(', ')}; there is no part "${unknown}"`)
  process.exit(1)
}
for (const [part, { scenarios, ...options }] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(part)) continue
  console.log(`${part}:`)
  const stand = await setUp(options)
  try {
    for (const scenario of scenarios) await attempt(stand, scenario)
    await stand.load.stop()
    const { acknowledged } = stand.load
    const faults = await faultsOf(stand.database.ownerUrl, stand.gateway, acknowledged)
    const refused = [...acknowledged.refusals].map(([what, count]) => `${count} x ${what}`).join(', ')
    validate(
      'nothing acknowledged is lost, ledger and gateway agree',
      faults,
      `${acknowledged.drafts.size} drafts, ${acknowledged.payments.size} payments; meanwhile ${refused || 'no refusal'}`,
    )
  } finally {
    await stand.end()
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

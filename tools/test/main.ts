// Runs all stages, one line each, and ends with the sum: `N passed, N failed`. `--quick` leaves out what takes long.
import { stages, type Outcome, type Stage } from './stages.ts'

const quick = process.argv.includes('--quick')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isChosen = (stage: Stage): boolean =>
  only.length > 0 ? only.includes(stage.name) : !(quick && stage.long)

const attempt = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run()
  } catch (problem) {
    return {
      passed: 0,
      failed: 1,
      output: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    }
  }
}

// Whoever stops the run leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const begun = Date.now()
let passed = 0
let failed = 0

const report = async (stage: Stage): Promise<void> => {
  const started = Date.now()
  const outcome = await attempt(() => stage.run(quick))
  // A stage that ran nothing has shown nothing.
  const empty = outcome.passed + outcome.failed === 0
  passed += outcome.passed
  failed += outcome.failed + (empty ? 1 : 0)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const verdict = empty ? 'no tests' : outcome.failed ? `${outcome.failed} failed` : 'ok'
  console.log(
    `  ${stage.name.padEnd(16)} ${verdict.padEnd(10)} ${String(outcome.passed).padStart(5)} passed ${seconds.padStart(6)} s`,
  )
  if (outcome.failed || empty) console.log(`${outcome.output.trim().replace(/^/gm, '    ')}\n`)
}

for (const row of stages) await Promise.all(row.filter(isChosen).map(report))

const names = stages.flat().map(({ name }) => name)
for (const name of only.filter((each) => !names.includes(each))) {
  console.log(`  there is no stage ${name}; the stages are: ${names.join(', ')}`)
  failed += 1
}
console.log(`  all of it ${((Date.now() - begun) / 1000).toFixed(0)} s`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

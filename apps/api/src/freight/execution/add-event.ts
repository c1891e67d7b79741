// The winning agent reports a milestone of cargo or customs (F22-F26, F31, F32, F34).
import type { addEvent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { applyWaiting } from '../events/apply-waiting.ts'
import { lockExecution } from './execution.ts'
import { reportMilestone } from './report-milestone.ts'

export const addEvent = (call: Call<typeof contract>) => {
  const { now, settings } = call
  const actor = signedIn(call)
  const { version, ...milestone } = call.body
  return call.once(async (tx) => {
    const execution = await lockExecution(tx, actor, call.relation, call.query.id, version)
    const context = { actor, now, settings }
    const reported = await reportMilestone(tx, execution, milestone, context)
    // What a carrier has reported before may have waited for this.
    const moved = (await applyWaiting(tx, call.query.id, context))?.moved ?? reported
    const { balance } = execution
    return {
      status: freightStatus({ state: moved.state, balanceState: balance.state, latest: moved.latest }),
      version: moved.version,
    }
  })
}

// An administrator takes a holiday out of the calendar.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { removeHoliday as contract } from '@marsa/model/overview/holiday-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { hasHoliday, takeOutHoliday } from './holidays.store.ts'

export const removeHoliday = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const { code, version } = call.query
  const { companyId } = signedIn(call)
  return call.once(async (tx) => {
    if (!(await hasHoliday(tx, code))) throw new Problem('kit.not-found')
    if (!(await takeOutHoliday(tx, code, version, call.now))) throw new Problem('overview.holiday-changed')
    await audit(tx, {
      kind: 'admin',
      action: 'removeHoliday',
      objectKind: 'holiday',
      companyId,
      reason: code,
    })
    return succeeded
  })
}

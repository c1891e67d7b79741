// An administrator adds, moves or confirms a holiday; clocks that start from now on respect it.
import { addDays } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Holiday, saveHoliday as contract } from '@marsa/model/overview/holiday-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { hasHoliday, writeHoliday } from './holidays.store.ts'

const mostDays = 31

export const saveHoliday = (call: Call<typeof contract>): Promise<Holiday> => {
  const { body, query } = call
  const { companyId } = signedIn(call)
  const { firstDay, lastDay } = body
  if (lastDay < firstDay) throw new Problem('overview.days-order', {}, { lastDay: 'overview.days-order' })
  if (lastDay >= addDays(firstDay, mostDays))
    throw new Problem('overview.holiday-long', {}, { lastDay: 'overview.holiday-long' })
  return call.once(async (tx) => {
    if (body.version > 0 && !(await hasHoliday(tx, query.code))) throw new Problem('kit.not-found')
    const saved = await writeHoliday(tx, { ...body, code: query.code })
    if (!saved) throw new Problem('overview.holiday-changed')
    await audit(tx, {
      kind: 'admin',
      action: 'saveHoliday',
      objectKind: 'holiday',
      companyId,
      reason: `${query.code}: ${firstDay} – ${lastDay}, ${body.certainty}`,
    })
    return saved
  })
}

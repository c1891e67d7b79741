// Until when an answer comes that is asked for now, in words; the server counts it in the hours of those who answer.
import { useQuery } from '@tanstack/react-query'
import { listDeadlines, type Promised } from '@marsa/model/overview/deadline-endpoints.ts'
import { useLang } from '../kit/direction.tsx'
import { weekdayTime } from '../kit/format.ts'
import { ask } from '../kit/query.ts'

/** "Monday 08:30"; undefined while it is not known, and where nobody is there to answer. */
export const useDeadline = (promised: Promised): string | undefined => {
  const { lang } = useLang()
  const { data } = useQuery({ ...ask(listDeadlines), refetchInterval: 60_000 })
  const when = data?.[promised]
  return data && when ? weekdayTime(when, lang, new Date(data.serverTime)) : undefined
}

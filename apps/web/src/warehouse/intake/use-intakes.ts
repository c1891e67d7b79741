// The intake sheets of the signed-in person that wait on this phone, sent when the page opens, the network is back, and again.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useMe } from '../../accounts/door.tsx'
import { refresh } from '../../kit/query.ts'
import { storageReads } from '../queries.ts'
import { sendingIntakes } from './intake-send.ts'
import { onIntakes, waitingIntakes, type WaitingIntake } from './intake-store.ts'

const retryMs = 20_000

export const useIntakes = (): { own: readonly WaitingIntake[]; push: () => Promise<boolean> } => {
  const client = useQueryClient()
  const email = useMe()?.email ?? ''
  const [all, setAll] = useState<readonly WaitingIntake[]>([])
  const push = useMemo(() => sendingIntakes(email, () => void refresh(client, storageReads)), [email, client])
  useEffect(() => {
    let wanted = true
    const read = () => void waitingIntakes().then((found) => wanted && setAll(found))
    read()
    const stop = onIntakes(read)
    return () => {
      wanted = false
      stop()
    }
  }, [])
  useEffect(() => {
    if (email === '') return
    let retry: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    const go = async () => {
      clearTimeout(retry)
      if (!(await push()) && wanted) retry = setTimeout(() => void go(), retryMs)
    }
    const start = () => void go()
    start()
    addEventListener('online', start)
    return () => {
      wanted = false
      clearTimeout(retry)
      removeEventListener('online', start)
    }
  }, [email, push])
  return { own: all.filter((item) => item.email === email), push }
}

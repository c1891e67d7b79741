// Where one is signed in: each device in words, this one marked, and the ends of one or all others.
import { useQuery } from '@tanstack/react-query'
import { MonitorCheck } from 'lucide-react'
import { useState } from 'react'
import { viewFactors } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '@marsa/model/accounts/own-sessions/sessions-endpoints.ts'
import { sessionsText } from '@marsa/model/accounts/own-sessions/sessions-text.ts'
import { relative } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { DeviceName } from './device-name.tsx'
import { SecurityPart } from './security-part.tsx'

export function SecuritySessions() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(listSessions))
  const [asking, setAsking] = useState(false)
  const end = useCommand(endOwnSession, {
    refreshes: [listSessions],
    onDone: () => void toast({ title: t(sessionsText.ended), tone: 'success' }),
  })
  const endOthers = useCommand(endOtherSessions, {
    refreshes: [listSessions, viewFactors],
    onDone: () => {
      setAsking(false)
      void toast({ title: t(sessionsText.othersEnded), tone: 'success' })
    },
  })
  return (
    <SecurityPart title={t(sessionsText.title)} query={query}>
      {({ items }) => (
        <>
          <ul>
            {items.map((item) => (
              <li key={item.id} className="line">
                <div>
                  <p className="row g2 wrap">
                    <span className="med">
                      <DeviceName agent={item.agent} />
                    </span>
                    {item.thisOne && (
                      <Badge tone="good" icon={MonitorCheck} label={t(sessionsText.thisOne)} />
                    )}
                  </p>
                  <p className="dense muted">
                    <bdi dir="ltr">{item.address}</bdi> ·{' '}
                    {t(sessionsText.lastUsed, { when: relative(item.lastUsedAt, new Date(), lang) })}
                  </p>
                </div>
                {!item.thisOne && (
                  <Button changes onPress={() => end.mutate({ query: { id: item.id }, body: {} })}>
                    {t(sessionsText.end)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {items.length > 1 && (
            <Button changes onPress={() => setAsking(true)}>
              {t(sessionsText.endOthers)}
            </Button>
          )}
          <LazyAlertDialog
            title={t(sessionsText.endOthers)}
            isOpen={asking}
            onClose={() => setAsking(false)}
            actionLabel={t(sessionsText.end)}
            keepLabel={t(sessionsText.keep)}
            isPending={endOthers.isPending}
            onAction={() => endOthers.mutate({ body: {} })}
          >
            <p>{t(sessionsText.endOthersBody)}</p>
          </LazyAlertDialog>
        </>
      )}
    </SecurityPart>
  )
}

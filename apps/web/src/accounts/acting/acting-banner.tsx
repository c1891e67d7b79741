// The bar above every page while somebody acts for another: who, for whom, why, the time left, and the way back.
import { useQuery } from '@tanstack/react-query'
import { UserRoundCog } from 'lucide-react'
import { useEffect, useState } from 'react'
import { endActing, viewActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { call, Refusal } from '../../kit/call.ts'
import { countdown } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { session } from '../../kit/session.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { useMe } from '../queries.ts'
import './acting.css'

/** Acting ends by itself this long before the server ends it, so that nobody lands on the sign-in page. */
const aheadMs = 5_000

/** Brings the own session back; without an answer that can, the session is over like any other. */
const goBack = async (adminToken: string): Promise<void> => {
  try {
    const { rememberMe, ...tokens } = await call(endActing, { body: { adminToken }, anonymous: true })
    session.begin(tokens, rememberMe)
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'acting.over') session.end('refused')
    else throw problem
  }
}

const useLeft = (until: string | undefined): number | undefined => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  return until === undefined ? undefined : Date.parse(until) - aheadMs - now
}

export function ActingBanner() {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const { data } = useQuery({ ...ask(viewActing), staleTime: Infinity })
  const [ending, setEnding] = useState(false)
  const acting = data?.acting
  const left = useLeft(acting?.until)
  const ticket = acting?.adminToken
  const isOver = left !== undefined && left <= 0
  useEffect(() => {
    if (isOver && ticket) void goBack(ticket)
  }, [isOver, ticket])
  if (!acting || !me) return null
  const full = (person: Parameters<typeof nameIn>[0]) => Object.values(nameIn(person, lang)).join(' ').trim()
  const line = acting.scope === 'read' ? actingText.onlyLooking : actingText.mayChange
  const end = async () => {
    setEnding(true)
    await goBack(acting.adminToken).catch(() => setEnding(false))
  }
  return (
    <aside className="acting-bar" aria-label={t(actingText.actingFor, { name: full(me) })}>
      <div className="page">
        <div>
          <p className="row g2 med">
            <Icon of={UserRoundCog} />
            {t(actingText.actingFor, { name: full(me) })}
          </p>
          <p className="dense">
            {t(line, { actor: full(acting) })} · <bdi>{t(actingText.because, { reason: acting.reason })}</bdi>
          </p>
        </div>
        <div className="row g3">
          <span className="dense">
            {t(actingText.timeLeft)}{' '}
            <bdi dir="ltr" className="num">
              {countdown(Math.max(0, left ?? 0))}
            </bdi>
          </span>
          <Button
            changes={false}
            isPending={ending}
            pendingLabel={t(actingText.ending)}
            onPress={() => void end()}
          >
            {t(actingText.end)}
          </Button>
        </div>
      </div>
    </aside>
  )
}

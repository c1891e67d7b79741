// The extra charges of a booking: clocks that run, what is claimed, and what becomes of it; each side has its own presses.
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Check, Clock, Gavel, Hourglass, Pause, X } from 'lucide-react'
import { truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { claimAnswerHours } from '@marsa/model/requests/claim-answer.ts'
import type { ExtraState } from '@marsa/model/trucks/extras/extras.ts'
import type { ExtraView, SlotClockView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { download } from '../../kit/call.ts'
import { dayTime, money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { road, roadReads, type Extras } from './calls.ts'
import { extraName } from './extra-name.ts'
import { extrasText as words, extraStateText } from './extras-text.ts'
import { Pauses } from './pauses.tsx'
import { roadText } from './road-text.ts'
import './road.css'

const LazyClaim = lazyPart(async () => (await import('./extras-dialogs.tsx')).ClaimDialog)
const LazyObject = lazyPart(async () => (await import('./extras-dialogs.tsx')).ObjectDialog)
const LazyDecide = lazyPart(async () => (await import('./extras-dialogs.tsx')).DecideDialog)
const LazyGiveUp = lazyPart(async () => (await import('./extras-dialogs.tsx')).GiveUpDialog)

const minuteMs = 60_000

/** Nothing where nothing counts, nothing is claimed and nothing can be. */
export function ExtrasCard({ id }: { id: string }) {
  const query = useQuery({
    ...ask(road.listExtras, { id }),
    refetchInterval: ({ state }) => state.data?.clocks.some(({ isRunning }) => isRunning) && minuteMs,
  })
  return (
    <Loaded query={query} card>
      {(data) => <Listed data={data} />}
    </Loaded>
  )
}

function Listed({ data }: { data: Extras }) {
  const t = useT()
  const { lang } = useLang()
  const [isClaiming, setClaiming] = useState(false)
  const running = data.clocks.filter(({ isRunning }) => isRunning)
  const claims = data.claimRefusal === null && data.trucks.some(({ plate }) => plate !== null)
  const isEmpty = data.extras.length === 0 && running.length === 0
  if (isEmpty && !claims) return null
  return (
    <Card
      id="extras"
      title={t(words.title)}
      aside={
        Number(data.charged) > 0 && (
          <span className="muted dense">
            {t(words.charged, { amount: money(data.charged, 'AED', lang) })}
          </span>
        )
      }
    >
      <div className="stack g5">
        <p className="hint">
          {t(words.body, { hours: claimAnswerHours })} {isEmpty && t(words.none)}
        </p>
        {claims && (
          <div>
            <Button changes onPress={() => setClaiming(true)}>
              {t(words.claim)}
            </Button>
          </div>
        )}
        {running.map((clock) => (
          <Row key={`${clock.slot}${clock.code}${clock.stop}`} of={clock}>
            <p>{clock.sentence[lang]}</p>
            <Pauses requestId={data.id} clock={clock} />
            {clock.units === 0 && clock.freeEndsAt && !isPaused(clock) && (
              <p className="dense muted">{t(words.freeUntil, { when: dayTime(clock.freeEndsAt, lang) })}</p>
            )}
          </Row>
        ))}
        {data.extras.map((extra) => (
          <Extra key={extra.extraId} requestId={data.id} extra={extra} clocks={data.clocks} />
        ))}
      </div>
      {isClaiming && <LazyClaim data={data} onClose={() => setClaiming(false)} />}
    </Card>
  )
}

/** A pause that is open: the free time lasts longer by it. */
const isPaused = ({ pauses }: SlotClockView): boolean => pauses.some(({ until }) => until === null)

const looks: Record<ExtraState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  CLAIMED: { tone: 'waiting', icon: Hourglass },
  AGREED: { tone: 'good', icon: Check },
  OBJECTED: { tone: 'bad', icon: Gavel },
  DECIDED: { tone: 'good', icon: Gavel },
  WITHDRAWN: { tone: 'neutral', icon: X },
}

function Row({ of, children }: { of: ExtraView | SlotClockView; children: ReactNode }) {
  const t = useT()
  const { lang } = useLang()
  const name = extraName(of, lang)
  const truck = t(roadText.truck, { n: of.n })
  return (
    <section className="truck-slot stack g3" aria-label={`${name} · ${truck}`}>
      <div className="row between wrap g3">
        <div className="stack g1">
          <h3>{name}</h3>
          <p className="dense muted">
            {truck}
            {of.plate && (
              <>
                {' · '}
                <Ref value={of.plate} />
              </>
            )}
          </p>
        </div>
        {'state' in of ? (
          <Badge {...looks[of.state]} label={t(extraStateText[of.state])} />
        ) : (
          <Badge
            tone="transit"
            icon={isPaused(of) ? Pause : Clock}
            label={t(isPaused(of) ? words.paused : words.running)}
          />
        )}
      </div>
      {of.units > 0 && (
        <p>
          <Money value={of.total} strong />{' '}
          <span className="muted dense">{t(words.withVat, { amount: money(of.net, 'AED', lang) })}</span>
        </p>
      )}
      {children}
    </section>
  )
}

type Asking = 'object' | 'decide' | 'give-up'

type ExtraProps = { requestId: string; extra: ExtraView; clocks: Extras['clocks'] }

function Extra({ requestId, extra, clocks }: ExtraProps) {
  const t = useT()
  const { lang } = useLang()
  const [asking, setAsking] = useState<Asking>()
  const agree = useCommand(road.answerExtra, {
    refreshes: roadReads,
    onDone: () => void toast({ title: t(words.agreed), tone: 'success' }),
  })
  const { extraId, note, receipt, answerRefusal, decideRefusal, withdrawRefusal } = extra
  // A correction after the answer changes the clock and not what was answered.
  const clock =
    !receipt &&
    clocks.find(
      ({ slot, code, stop, net }) =>
        slot === extra.slot && code === extra.code && stop === extra.stop && net === extra.net,
    )
  const close = () => setAsking(undefined)
  return (
    <Row of={extra}>
      {clock && <p>{clock.sentence[lang]}</p>}
      {clock && <Pauses requestId={requestId} clock={clock} />}
      {note && <p>{t(words.note, { note: `\u2068${note}\u2069` })}</p>}
      <Standing extra={extra} />
      <div className="row wrap g2">
        {receipt && (
          <Button
            size="s"
            changes={false}
            onPress={() =>
              void download(truckEndpoints.documents.file, { query: { documentId: receipt.documentId } })
            }
          >
            {t(words.receipt)}
          </Button>
        )}
        {answerRefusal === null && (
          <>
            <Button
              size="s"
              variant="primary"
              changes
              isPending={agree.isPending}
              onPress={() => agree.mutate({ query: { id: extraId }, body: { agreed: true, reason: null } })}
            >
              {t(words.agree)}
            </Button>
            <Button size="s" changes onPress={() => setAsking('object')}>
              {t(words.object)}
            </Button>
          </>
        )}
        {decideRefusal === null && (
          <Button size="s" variant="primary" changes onPress={() => setAsking('decide')}>
            {t(words.decide)}
          </Button>
        )}
        {withdrawRefusal === null && (
          <Button size="s" changes onPress={() => setAsking('give-up')}>
            {t(words.giveUp)}
          </Button>
        )}
      </div>
      {asking === 'object' && <LazyObject extra={extra} onClose={close} />}
      {asking === 'decide' && <LazyDecide extra={extra} onClose={close} />}
      {asking === 'give-up' && <LazyGiveUp extra={extra} onClose={close} />}
    </Row>
  )
}

/** Until when who answers, what was said, and what is charged. */
function Standing({ extra }: { extra: ExtraView }) {
  const t = useT()
  const { lang } = useLang()
  const { state, isProven, answerBy, bySilence, decideBy, charged, reason } = extra
  const said = [
    state === 'CLAIMED' && t(isProven ? words.elseAgreed : words.elseDesk, { when: dayTime(answerBy, lang) }),
    bySilence && t(words.unanswered),
    state === 'OBJECTED' && decideBy && t(words.decideBy, { when: dayTime(decideBy, lang) }),
    state === 'DECIDED' && charged && t(words.chargedOf, { amount: money(charged, 'AED', lang) }),
    reason && t(state === 'OBJECTED' ? words.objection : words.reason, { reason: `\u2068${reason}\u2069` }),
  ].filter(Boolean)
  return said.length > 0 && <p className="dense muted">{said.join(' ')}</p>
}

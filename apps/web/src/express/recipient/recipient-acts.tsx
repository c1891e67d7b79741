// What a recipient may ask for, each with the sentence why not where it is refused, and objections after the delivery.
import { Banknote, CalendarClock, MapPin, PackageX, Users } from 'lucide-react'
import { useState } from 'react'
import type { RecipientParcel } from '@marsa/model/express/recipient/recipient-views.ts'
import {
  openWish,
  wishRefusal,
  wishText,
  type RecipientFacts,
} from '@marsa/model/express/recipient/wishes.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import type { ActsProps, Asking, Digits } from './asking.ts'
import { recipientText as words } from './recipient-text.ts'

const dialogs = () => import('./recipient-dialogs.tsx')
const LazyWish = lazyPart(async () => (await dialogs()).WishDialog)
const LazyObject = lazyPart(async () => (await dialogs()).ObjectDialog)

const problems = async () =>
  (await import('@marsa/model/express/recipient/recipient-problems.ts')).recipientProblems

const factsOf = ({ status, service, cod, wishes }: RecipientParcel): RecipientFacts => ({
  state: status,
  service,
  hasCash: cod !== null,
  wishes: wishes.map(({ kind, day, at, endedAt }) => ({
    kind,
    day,
    at: new Date(at),
    endedAt: endedAt === null ? null : new Date(endedAt),
  })),
})

export function RecipientActs(props: ActsProps) {
  const { parcel } = props
  const t = useT()
  const [asking, setAsking] = useState<Asking>()
  // Asked for once: whoever acts a second time has said them.
  const [digits, setDigits] = useState('')
  const facts = factsOf(parcel)
  if (parcel.status === 'DELIVERED') return <Objections {...props} digits={digits} onDigits={setDigits} />
  const late = wishRefusal('PIN', facts)
  const isOver = late === 'express.recipient-late' || late === 'express.recipient-abroad'
  const taker = openWish(facts, 'NEIGHBOUR') ?? openWish(facts, 'GUARD')
  return (
    <>
      {parcel.cod !== null && !isOver && (
        <section className="card card-b stack g3">
          <span className="muted">{t(words.cash)}</span>
          <Money value={parcel.cod} size="l" />
          {openWish(facts, 'CASH_READY') ? (
            <p>{t(words.cashIsReady)}</p>
          ) : (
            <>
              <p className="dense muted">{t(words.cashBody)}</p>
              <div>
                <ActionButton
                  variant="primary"
                  icon={Banknote}
                  refusal={wishRefusal('CASH_READY', facts)}
                  problems={problems}
                  onPress={() => setAsking({ of: 'plain', kind: 'CASH_READY' })}
                >
                  {t(words.cashReady)}
                </ActionButton>
              </div>
            </>
          )}
        </section>
      )}
      {openWish(facts, 'REFUSED') && (
        <Banner
          tone="attention"
          title={t(words.refused)}
          action={
            !isOver && (
              <Button size="s" changes onPress={() => setAsking({ of: 'back', kind: 'REFUSED' })}>
                {t(words.takeBack)}
              </Button>
            )
          }
        />
      )}
      {taker && !isOver && (
        <Banner
          tone="success"
          title={t(wishText[taker.kind])}
          action={
            <Button
              size="s"
              changes
              onPress={() => setAsking({ of: 'back', kind: taker.kind as 'NEIGHBOUR' | 'GUARD' })}
            >
              {t(words.takeBack)}
            </Button>
          }
        >
          {t(words.handOver)}
        </Banner>
      )}
      {!isOver && (
        <Card title={t(words.acts)}>
          <div className="stack g3 recipient-acts">
            <ActionButton
              icon={CalendarClock}
              refusal={wishRefusal('OTHER_DAY', facts)}
              problems={problems}
              onPress={() => setAsking({ of: 'day' })}
            >
              {t(words.otherDay)}
            </ActionButton>
            <ActionButton
              icon={Users}
              refusal={wishRefusal('NEIGHBOUR', facts)}
              problems={problems}
              onPress={() => setAsking({ of: 'someone' })}
            >
              {t(words.neighbour)}
            </ActionButton>
            <ActionButton
              icon={MapPin}
              refusal={late}
              problems={problems}
              onPress={() => setAsking({ of: 'pin' })}
            >
              {t(words.pin)}
            </ActionButton>
            <ActionButton
              icon={PackageX}
              refusal={wishRefusal('REFUSED', facts)}
              problems={problems}
              onPress={() => setAsking({ of: 'plain', kind: 'REFUSED' })}
            >
              {t(words.refuse)}
            </ActionButton>
          </div>
        </Card>
      )}
      {asking && (
        <LazyWish
          {...props}
          asking={asking}
          digits={digits}
          onDigits={setDigits}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function Objections(props: ActsProps & Digits) {
  const { parcel } = props
  const t = useT()
  const { lang } = useLang()
  const [kind, setKind] = useState<'PAID_OTHER' | 'NOT_RECEIVED'>()
  const said = (name: 'PAID_OTHER' | 'NOT_RECEIVED') =>
    parcel.objections.some((each) => each.kind === name && !each.isClosed)
  return (
    <Card title={t(words.delivered)}>
      <div className="stack g4">
        {parcel.cod !== null && (
          <div>
            <span className="muted">{t(words.paidCash)}</span>
            <div>
              <Money value={parcel.cod} size="l" />
            </div>
          </div>
        )}
        {parcel.objections.map((each, index) => (
          <Banner
            key={index}
            tone={each.isClosed ? 'success' : 'info'}
            title={t(each.isClosed ? words.objectionClosed : words.objected)}
          />
        ))}
        {parcel.until && (
          <p className="muted">{t(words.deliveredUntil, { time: dateTime(parcel.until, lang) })}</p>
        )}
        <div className="row wrap g2">
          {parcel.cod !== null && (
            <ActionButton
              refusal={said('PAID_OTHER') ? 'express.objection-open' : undefined}
              problems={problems}
              onPress={() => setKind('PAID_OTHER')}
            >
              {t(words.paidOther)}
            </ActionButton>
          )}
          <ActionButton
            refusal={said('NOT_RECEIVED') ? 'express.objection-open' : undefined}
            problems={problems}
            onPress={() => setKind('NOT_RECEIVED')}
          >
            {t(words.notReceived)}
          </ActionButton>
        </div>
      </div>
      {kind && <LazyObject {...props} kind={kind} onClose={() => setKind(undefined)} />}
    </Card>
  )
}

// The page of a parcel's recipient, opened by the link of a text message: where it is, what it costs at the door, and what can be asked for.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  chooseRecipientLanguage,
  openParcel,
  sendRecipientCode,
} from '@marsa/model/express/recipient/recipient-endpoints.ts'
import type { RecipientParcel } from '@marsa/model/express/recipient/recipient-views.ts'
import { eventName, publicEvents } from '@marsa/model/express/shipments/shipment-status.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Timeline } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { expressTitles } from '../titles.ts'
import { shipmentLooks, ShipmentBadge } from '../shipments/status-badge.tsx'
import { RecipientActs } from './recipient-acts.tsx'
import { recipientHeadings, recipientText as words } from './recipient-text.ts'
import './recipient.css'

const keyOf = (token: string) => [openParcel.verb, token]

/** Another link that is opened in the same tab changes what stands behind `#` alone. */
const useToken = (): string => {
  const [token, setToken] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1))
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}

export function RecipientPage() {
  const t = useT()
  const { lang } = useLang()
  const token = useToken()
  useTitle(t(expressTitles.recipient))
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(openParcel, { body: { token }, signal }),
    enabled: token !== '',
    refetchInterval: 60_000,
  })
  const instead = (title: string) => (
    <Empty
      level={1}
      title={title}
      action={<LinkButton href={`/${lang}/express/track`}>{t(words.trackInstead)}</LinkButton>}
    />
  )
  if (token === '') return instead(t(words.noLink))
  return (
    <div className="recipient-page">
      <Loaded
        query={query}
        card
        skeleton={<Skeleton block="320px" />}
        missing={({ code, sentence }) => (code === 'express.recipient-over' ? instead(sentence) : null)}
      >
        {(parcel) => <Parcel key={token} parcel={parcel} token={token} />}
      </Loaded>
    </div>
  )
}

/** Created and booked for pickup are one state to whoever waits. */
function Parcel({ parcel, token }: { parcel: RecipientParcel; token: string }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const put = (next: RecipientParcel) => client.setQueryData(keyOf(token), next)
  // Whoever reads the page in another language is written to in it from now on.
  const language = useCommand(chooseRecipientLanguage, { quiet: true })
  const choose = useEffectEvent(() => {
    if (parcel.language !== lang) language.mutate({ body: { token, language: lang } })
  })
  useEffect(() => choose(), [])
  const chosen = parcel.wishes.find(({ kind, endedAt }) => kind === 'OTHER_DAY' && endedAt === null)?.day
  const facts: [string, React.ReactNode][] = [
    [t(words.from), <bdi key="from">{parcel.senderName}</bdi>],
    [t(words.to), <bdi key="to">{parcel.toCity}</bdi>],
    ...(chosen
      ? [[t(words.chosen), date(chosen, lang)] as [string, string]]
      : parcel.expectedOn
        ? [[t(words.expected), date(parcel.expectedOn, lang)] as [string, string]]
        : []),
    ...(parcel.pieces > 1 ? [[t(words.pieces), String(parcel.pieces)] as [string, string]] : []),
  ]
  return (
    <div className="stack g5">
      <section className="card card-b stack g4">
        <div className="stack g2">
          <div className="row">
            <ShipmentBadge status={parcel.status} large />
          </div>
          <h1>{t(recipientHeadings[parcel.status])}</h1>
          <p className="muted">
            <Ref value={parcel.awbNumber} />
          </p>
        </div>
        <Facts facts={facts} />
      </section>
      {parcel.codeSentAt !== null && <Code token={token} onDone={put} />}
      <RecipientActs parcel={parcel} token={token} onDone={put} />
      <Card title={t(words.timeline)}>
        <Timeline
          milestones={publicEvents(parcel.events).map(({ status, at, place, isCorrection }, index, all) => ({
            id: `${status}${index}`,
            label: eventName(lang, { status, isCorrection }, true),
            icon: shipmentLooks[status].icon,
            detail: place ?? undefined,
            when: <When value={at} />,
            state: index === all.length - 1 ? 'now' : 'done',
          }))}
        />
      </Card>
      <p>
        <a href={`/${lang}/help/contact`}>{t(words.help)}</a>
      </p>
    </div>
  )
}

function Code({ token, onDone }: { token: string; onDone: (parcel: RecipientParcel) => void }) {
  const t = useT()
  const send = useCommand(sendRecipientCode, {
    onDone: (parcel) => {
      onDone(parcel)
      void toast({ title: t(words.codeSent), tone: 'success' })
    },
  })
  return (
    <Banner
      tone="info"
      icon={KeyRound}
      title={t(words.code)}
      action={
        <Button size="s" changes isPending={send.isPending} onPress={() => send.mutate({ body: { token } })}>
          {t(words.codeAgain)}
        </Button>
      }
    >
      {t(words.codeBody)}
    </Banner>
  )
}

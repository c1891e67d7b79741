// Whose turn a request is: what the reader does next, or for whom it waits, since when, and a reminder to that side.
import { BellRing } from 'lucide-react'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { remind } from '@marsa/model/requests/endpoints.ts'
import {
  meanwhileSentence,
  missingSentence,
  waitsSentence,
  type TurnWords,
} from '@marsa/model/requests/turn-text.ts'
import type { TurnView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { dueBy } from './due-by.ts'
import { goTo } from './go-to.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'

const turnPartText = texts({
  next: { en: 'Next step', ar: 'الخطوة التالية' },
  goTo: { en: 'Go to this step', ar: 'إلى هذه الخطوة' },
  since: { en: 'Since {when}', ar: 'منذ {when}' },
  remind: { en: 'Send a reminder', ar: 'إرسال تذكير' },
  reminded: { en: 'Reminder sent', ar: 'أُرسل التذكير' },
  remindedToday: {
    en: 'A reminder was sent within the last 24 hours.',
    ar: 'أُرسل تذكير خلال الساعات الأربع والعشرين الماضية.',
  },
})

export type TurnFacts = {
  id: string
  nextAction: string | null
  turn: TurnView | null
  remindRefusal: string | null
}

type TurnProps = {
  words: TurnWords
  facts: TurnFacts
  /** What looks different after a reminder. */
  refreshes: readonly Endpoint[]
}

/** For whom it waits, for what, since when; and the way to remind that side. */
export function WaitsFor({
  words,
  facts,
  reader,
  refreshes,
}: TurnProps & { reader: 'customer' | 'agent' | undefined }) {
  const { lang } = useLang()
  const { turn } = facts
  if (!turn) return null
  return (
    <>
      <p className="dense muted">
        {waitsSentence(words, turn, lang, reader)}. <Since turn={turn} />
      </p>
      <Reminder facts={facts} refreshes={refreshes} />
    </>
  )
}

function Since({ turn }: { turn: TurnView }) {
  const t = useT()
  const { lang } = useLang()
  const since = t(turnPartText.since, { when: dayTime(turn.since, lang) })
  if (!turn.by) return since
  const { words, isOverdue } = dueBy(turn.by, new Date(), lang)
  return (
    <>
      {since} · <span className={isOverdue ? 'due' : undefined}>{words}</span>
    </>
  )
}

function Reminder({ facts: { id, remindRefusal }, refreshes }: Pick<TurnProps, 'facts' | 'refreshes'>) {
  const t = useT()
  if (remindRefusal === null) return <Remind id={id} refreshes={refreshes} />
  return (
    remindRefusal === 'requests.reminded-today' && (
      <p className="cap muted">{t(turnPartText.remindedToday)}</p>
    )
  )
}

function Remind({ id, refreshes }: { id: string; refreshes: readonly Endpoint[] }) {
  const t = useT()
  const command = useCommand(remind, {
    refreshes,
    onDone: () => void toast({ title: t(turnPartText.reminded), tone: 'success' }),
  })
  return (
    <Button
      size="s"
      icon={BellRing}
      isPending={command.isPending}
      onPress={() => command.mutate({ query: { id } })}
    >
      {t(turnPartText.remind)}
    </Button>
  )
}

/** Where on its page an agent takes them. */
const places: Record<string, string> = {
  'post-final-quote': 'final',
  'upload-papers': 'documents',
  'upload-invoice': 'complete',
}

/** At the head of an agent's job: what it does next (`title` says it closer), or for whom it waits and what it can do meanwhile. */
export function AgentTurn({ words, facts, refreshes, title }: TurnProps & { title?: string | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const { nextAction, turn } = facts
  const does = nextAction ? words.does[nextAction] : undefined
  const place = nextAction ? places[nextAction] : undefined
  if (does)
    return (
      <Banner
        tone="attention"
        title={title ?? `${t(turnPartText.next)}: ${t(does)}`}
        {...(place && {
          action: (
            <Button variant="primary" changes={false} onPress={() => goTo(place)}>
              {t(turnPartText.goTo)}
            </Button>
          ),
        })}
      >
        {turn && missingSentence(words, turn, lang)}
      </Banner>
    )
  return (
    turn && (
      <Banner title={waitsSentence(words, turn, lang, 'agent')}>
        <div className="stack g2">
          {meanwhileSentence(words, turn, lang) && <p>{meanwhileSentence(words, turn, lang)}</p>}
          <p className="dense muted">
            <Since turn={turn} />
          </p>
          <div>
            <Reminder facts={facts} refreshes={refreshes} />
          </div>
        </div>
      </Banner>
    )
  )
}

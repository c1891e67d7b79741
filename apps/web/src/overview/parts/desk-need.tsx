// One kind of what waits for the staff: how many, how many of them late, the first by name, and the way to all.
import {
  FileQuestion,
  Hourglass,
  MessagesSquare,
  Package,
  Scale,
  PhoneCall,
  ReceiptText,
  ShieldAlert,
  Timer,
  UserCheck,
  UserPlus,
} from 'lucide-react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { TextParams, TextRow } from '@marsa/model/kit/text.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import {
  lineNeed,
  needItemPath,
  needPath,
  type DeskNeed,
  type LineNeed,
  type OwnNeed,
} from '@marsa/model/overview/desk.ts'
import type { DeskItem, viewDesk } from '@marsa/model/overview/desk-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT, type Translate } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Icon, type IconKind } from '../../ui/values/icon.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { causeText, deskText, lineNeedText, needText, standstillText } from '../desk-text.ts'
import { turnWords } from './turn-words.ts'

const lineIcons: Record<LineNeed, IconKind> = { unquoted: FileQuestion, stalled: Hourglass }
const icons: Record<OwnNeed, IconKind> = {
  checks: ShieldAlert,
  payments: ReceiptText,
  callbacks: PhoneCall,
  chats: MessagesSquare,
  parcels: Package,
  ranges: Scale,
  breaches: Timer,
  releases: Timer,
  registrations: UserPlus,
  confirmations: UserCheck,
}

/** The icon of a kind and its words. */
const faceOf = (kind: DeskNeed): { icon: IconKind; text: TextRow; params: TextParams } => {
  const every = lineNeed(kind)
  if (every)
    return {
      icon: lineIcons[every.kind],
      text: lineNeedText[every.kind],
      params: { requests: requestsOf[every.line].many },
    }
  const own = kind as OwnNeed
  return { icon: icons[own], text: needText[own], params: {} }
}

/** Why one of them is here; of a booked request what its company is waited for. */
const causeOf = (kind: DeskNeed, detail: string, t: Translate): string | undefined => {
  const every = lineNeed(kind)
  if (every?.kind !== 'stalled') return causeText[detail] && t(causeText[detail])
  const what = turnWords[every.line].waits[detail]
  // The list does not say which documents.
  return what && t(standstillText.waits, { what: t(what, { documents: t(standstillText.documents) }) })
}

type Need = AnswerOf<typeof viewDesk>['needs'][number]

export function DeskNeedCard({ need, now }: { need: Need; now: Date }) {
  const t = useT()
  const { lang } = useLang()
  const { kind, count, late, first } = need
  const { icon, text, params } = faceOf(kind)
  return (
    <Card
      className="desk-need"
      title={
        <span className="row g2">
          <Icon of={icon} />
          {t(text, params)}
          <span className={late > 0 ? 'count need-late num' : 'count num'}>{number(count, lang)}</span>
        </span>
      }
      aside={late > 0 && late < count && <Tag tone="waiting">{t(deskText.late, { count: late })}</Tag>}
      footer={
        <GoLink className="dense" href={`/${lang}/${needPath[kind]}`}>
          {t(deskText.all)}
          <span className="vh">: {t(text, params)}</span>
        </GoLink>
      }
    >
      <ul>
        {first.map((item) => (
          <Item key={item.id} kind={kind} item={item} now={now} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ kind, item, now }: { kind: DeskNeed; item: DeskItem; now: Date }) {
  const t = useT()
  const { lang } = useLang()
  const cause = causeOf(kind, item.detail, t)
  const name = (lang === 'ar' ? item.nameAr : item.nameEn) || cause || item.number
  return (
    <li className="desk-item">
      <a href={`/${lang}/${needItemPath(kind, item.id, item.detail)}`}>
        <bdi>{name}</bdi>
      </a>
      <span className="cap muted">
        {item.number && item.number !== name && (
          <>
            <Ref value={item.number} />
            {' · '}
          </>
        )}
        {cause && cause !== name && `${cause} · `}
        <When value={item.since} as="relative" now={now} />
      </span>
      {item.isLate && <Tag tone="waiting">{t(deskText.isLate)}</Tag>}
    </li>
  )
}

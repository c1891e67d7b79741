// Rate cards in a table, on a phone as cards.
import { CalendarClock, CircleCheck, CircleOff, MoreHorizontal, Zap } from 'lucide-react'
import type { RateCardRow } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { ruleText } from '@marsa/model/freight/cards/rule-text.ts'
import { containerModes } from '@marsa/model/reference/containers.ts'
import { useLang } from '../../kit/direction.tsx'
import { counted, date } from '../../kit/format.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Badge } from '../../ui/values/badge.tsx'

type TableProps = {
  rows: RateCardRow[]
  pending: boolean
  onEnd: (card: RateCardRow) => void
  onRemove: (card: RateCardRow) => void
}

function StateBadge({ state, validFrom }: RateCardRow) {
  const t = useT()
  const { lang } = useLang()
  if (state === 'in-force') return <Badge tone="good" icon={CircleCheck} label={t(words['in-force'])} />
  if (state === 'later')
    return (
      <Badge tone="waiting" icon={CalendarClock} label={t(words.later, { day: date(validFrom, lang) })} />
    )
  return <Badge tone="neutral" icon={CircleOff} label={t(words.over)} />
}

/** "Full container (FCL), 40HC". */
function Loading({ containerMode, boxes }: RateCardRow) {
  const { lang } = useLang()
  return (
    <>
      {containerModes[containerMode][lang]}
      {boxes.length > 0 && (
        <span className="sub">
          <bdi dir="ltr">{boxes.join(', ')}</bdi>
        </span>
      )}
    </>
  )
}

export function CardTable({ rows, pending, onEnd, onRemove }: TableProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const path = `/${lang}/freight/cards`
  const act = (id: string, card: RateCardRow) => {
    if (id === 'copy') void navigate({ href: `${path}/new?from=${card.cardId}` })
    else if (id === 'end') onEnd(card)
    else onRemove(card)
  }
  const columns: Column<RateCardRow>[] = [
    {
      id: 'name',
      head: t(words.name),
      names: true,
      cell: ({ cardId, name }) => (
        <a href={`${path}/${cardId}`}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    {
      id: 'lane',
      head: t(words.lane),
      cell: ({ originName, destinationName }) =>
        t(words.laneOf, { from: originName[lang], to: destinationName[lang] }),
    },
    { id: 'loading', head: t(words.loading), cell: (row) => <Loading {...row} /> },
    {
      id: 'valid',
      head: t(words.valid),
      cell: ({ validFrom, validTo }) => (
        <span className="nowrap">{`${date(validFrom, lang)} – ${date(validTo, lang)}`}</span>
      ),
    },
    {
      id: 'state',
      head: t(words.state),
      cell: (row) => (
        <span className="row g1 wrap">
          <StateBadge {...row} />
          {row.isRuled && <Badge tone="transit" icon={Zap} label={t(ruleText.badge)} />}
        </span>
      ),
    },
    { id: 'lines', head: t(words.lines), end: true, cell: ({ lines }) => counted(lines, lang) },
    { id: 'used', head: t(words.used), end: true, cell: ({ quotations }) => counted(quotations, lang) },
    {
      id: 'act',
      head: <span className="vh">{t(words.acts)}</span>,
      end: true,
      cell: (card) => (
        <Menu
          label={t(words.actions, { name: card.name })}
          trigger={<IconButton icon={MoreHorizontal} label={t(words.actions, { name: card.name })} bare />}
          entries={[
            { id: 'copy', label: t(words.duplicate) },
            ...(card.state === 'ended' ? [] : [{ id: 'end', label: t(words.end) }]),
            { id: 'remove', label: t(words.remove), danger: true },
          ]}
          onAction={(id) => act(id, card)}
        />
      ),
    },
  ]
  return (
    <DataTable
      label={t(words.title)}
      columns={columns}
      rows={rows}
      rowKey={({ cardId }) => cardId}
      pending={pending}
    />
  )
}

// The desk's queue of express: what waits by cause, how long, who works on it, and the one next action.
import { useQuery } from '@tanstack/react-query'
import { bookWithCarrierAgain } from '@marsa/model/express/carrier/carrier-endpoints.ts'
import {
  takeFromParcelDesk,
  viewParcelDesk,
  type ParcelDeskItem,
} from '@marsa/model/express/desk/desk-endpoints.ts'
import { deskActionText, deskKinds, deskKindText } from '@marsa/model/express/desk/desk-queue.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { ChipLinks } from '../../ui/lists/chip-links.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { setupTitles } from '../setup/titles.ts'
import { parcelDeskText as words } from './desk-text.ts'
import { deskHref, deskSides, type DeskSearch } from './search.ts'

const route = getRouteApi('/$lang/inside/express/desk')
/** Milliseconds after which the page asks again by itself while somebody looks at it. */
const freshMs = 60_000

export function ParcelDeskPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(setupTitles.desk))
  const search: DeskSearch = route.useSearch()
  const query = useQuery({ ...ask(viewParcelDesk, search), refetchInterval: freshMs })
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(setupTitles.desk)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <TabLinks
        label={t(words.whose)}
        value={search.whose ?? 'all'}
        tabs={deskSides.map((whose) => ({
          id: whose,
          label: t(words[whose]),
          href: deskHref(lang, { ...search, whose }),
        }))}
      />
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {({ counts, items }) => (
          <>
            <Kinds counts={counts} search={search} />
            {items.length === 0 ? (
              <Nothing isFiltered={search.kind !== undefined || search.whose !== undefined} />
            ) : (
              <Queue items={items} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type KindsProps = { counts: AnswerOf<typeof viewParcelDesk>['counts']; search: DeskSearch }

function Kinds({ counts, search: { kind: chosen, whose } }: KindsProps) {
  const t = useT()
  const { lang } = useLang()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const chip = (kind: DeskSearch['kind'], label: string, count: number) => ({
    id: kind ?? 'all',
    label,
    href: deskHref(lang, { ...(kind && { kind }), ...(whose && { whose }) }),
    count: number(count, lang),
  })
  return (
    <ChipLinks
      label={t(words.kinds)}
      value={chosen ?? 'all'}
      chips={[
        chip(undefined, t(words.all), all),
        ...deskKinds.map((kind) =>
          chip(kind, t(deskKindText[kind]), counts.find((each) => each.kind === kind)?.count ?? 0),
        ),
      ]}
    />
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="card">
      {isFiltered ? (
        <Empty
          title={t(words.noMatch)}
          action={<LinkButton href={deskHref(lang, {})}>{t(words.showAll)}</LinkButton>}
        />
      ) : (
        <Empty art title={t(words.empty)}>
          {t(words.emptyBody)}
        </Empty>
      )}
    </div>
  )
}

function Queue({ items }: { items: ParcelDeskItem[] }) {
  const t = useT()
  const now = new Date()
  const { lang } = useLang()
  const mayWork = useMe()?.roleName !== 'admin-readonly'
  const columns: Column<ParcelDeskItem>[] = [
    {
      id: 'parcel',
      head: t(words.parcel),
      names: true,
      cell: ({ shipmentId, number: called, company }) => (
        <span className="stack g1">
          {shipmentId ? (
            <a href={`/${lang}/express/shipments/${shipmentId}`}>
              <Ref value={called} />
            </a>
          ) : (
            <Ref value={called} />
          )}
          {company && <bdi className="cap muted">{company[lang]}</bdi>}
        </span>
      ),
    },
    {
      id: 'cause',
      head: t(words.cause),
      cell: ({ kind, detail }) => (
        <span className="stack g1">
          <span>{t(deskKindText[kind])}</span>
          {detail && <bdi className="cap muted">{detail}</bdi>}
        </span>
      ),
    },
    {
      id: 'recipient',
      head: t(words.recipient),
      cell: ({ recipient, city }) => <bdi>{[recipient, city].filter(Boolean).join(' · ') || '–'}</bdi>,
    },
    {
      id: 'since',
      head: t(words.since),
      cell: ({ since, isLate }) => (
        <span className="row wrap g2">
          <When value={since} as="relative" now={now} />
          {isLate && <Tag tone="waiting">{t(words.late)}</Tag>}
        </span>
      ),
    },
    { id: 'owner', head: t(words.owner), cell: (item) => <Owner item={item} mayWork={mayWork} /> },
  ]
  if (mayWork) columns.push({ id: 'next', head: t(words.next), cell: (item) => <Next item={item} /> })
  return (
    <div className="list-card">
      <DataTable
        label={t(setupTitles.desk)}
        rows={items}
        rowKey={({ kind, subjectId }) => `${kind} ${subjectId}`}
        hot={({ isLate }) => isLate}
        columns={columns}
      />
    </div>
  )
}

function Owner({ item, mayWork }: { item: ParcelDeskItem; mayWork: boolean }) {
  const t = useT()
  const { kind, subjectId, owner, isOwn, number: called } = item
  const isAdmin = useMe()?.roleName === 'admin'
  const take = useCommand(takeFromParcelDesk, { refreshes: [viewParcelDesk] })
  const isTaken = owner === null || (isAdmin && !isOwn)
  const mayPress = mayWork && (owner === null || isOwn || isAdmin)
  return (
    <span className="row wrap g2">
      {owner !== null && (isOwn ? t(words.you) : <bdi>{owner}</bdi>)}
      {mayPress && (
        <Button
          size="s"
          variant="text"
          changes
          isPending={take.isPending}
          aria-label={t(isTaken ? words.takeNamed : words.giveBackNamed, { number: `\u2068${called}\u2069` })}
          onPress={() => take.mutate({ body: { kind, subjectId, isTaken } })}
        >
          {t(isTaken ? words.take : words.giveBack)}
        </Button>
      )}
      {owner === null && !mayPress && '–'}
    </span>
  )
}

/** A booking is made anew from here and an objection answered on its page; everything else on the page of the parcel. */
function Next({ item: { kind, shipmentId } }: { item: ParcelDeskItem }) {
  const t = useT()
  const { lang } = useLang()
  const again = useCommand(bookWithCarrierAgain, {
    refreshes: [viewParcelDesk],
    onDone: () => void toast({ title: t(words.bookedAgain), tone: 'success' }),
  })
  if (shipmentId === null) return '–'
  const label = t(deskActionText[kind])
  if (kind === 'CARRIER')
    return (
      <Button
        size="s"
        changes
        isPending={again.isPending}
        onPress={() => again.mutate({ body: { shipmentId } })}
      >
        {label}
      </Button>
    )
  return (
    <LinkButton
      size="s"
      href={`/${lang}/express/${kind === 'OBJECTION' ? 'objections' : `shipments/${shipmentId}`}`}
    >
      {label}
    </LinkButton>
  )
}

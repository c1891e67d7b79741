// The tariff: what waits for a second administrator, prices in force, all versions with who made them, and the way to a new one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilePlus2 } from 'lucide-react'
import {
  decideTariff,
  listTariffs,
  type TariffProposal,
  type TariffVersion,
} from '@marsa/model/express/setup/tariff-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { setupProblems } from '@marsa/model/express/setup/setup-problems.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { cellsOf } from './cells.ts'
import { Samples } from './samples.tsx'
import { tariffText as words } from './setup-text.ts'

const LazyTariffEditor = lazyPart(async () => (await import('./tariff-editor.tsx')).TariffEditor)
const problems = () => Promise.resolve(setupProblems)

export function TariffView() {
  return (
    <Loaded query={useQuery(ask(listTariffs, {}))} card skeleton={<Skeleton block="420px" />}>
      {(data) => <Tariff {...data} />}
    </Loaded>
  )
}

function Tariff({ versions, proposal }: AnswerOf<typeof listTariffs>) {
  const t = useT()
  const isAdmin = useMe()?.roleName === 'admin'
  const [isEditing, setEditing] = useState(false)
  const current = versions.find(({ state }) => state === 'now') ?? versions[0]!
  if (isEditing)
    return <LazyTariffEditor versions={versions} current={current} onClose={() => setEditing(false)} />
  return (
    <div className="stack g5">
      {proposal && <Waiting proposal={proposal} current={current} />}
      <Samples after={cellsOf(current)} />
      <Card
        title={t(words.versions)}
        flush
        aside={
          isAdmin &&
          !proposal && (
            <Button variant="primary" icon={FilePlus2} changes onPress={() => setEditing(true)}>
              {t(words.newVersion)}
            </Button>
          )
        }
      >
        <Versions versions={versions} />
      </Card>
    </div>
  )
}

function Waiting({ proposal, current }: { proposal: TariffProposal; current: TariffVersion }) {
  const t = useT()
  const { lang } = useLang()
  const isAdmin = useMe()?.roleName === 'admin'
  const [isDropping, setDropping] = useState(false)
  const { proposalId: id, by, validFrom, reason, refusal } = proposal
  const decide = useCommand(decideTariff, {
    refreshes: [listTariffs],
    onDone: (_, { body }) => {
      setDropping(false)
      void toast({ title: t(body?.isConfirmed ? words.approved : words.dropped), tone: 'success' })
    },
  })
  const send = (isConfirmed: boolean) => decide.mutate({ query: { id }, body: { isConfirmed } })
  return (
    <div className="stack g4">
      <Banner
        tone="attention"
        title={t(words.waitingTitle)}
        action={
          isAdmin && (
            <span className="row wrap g2">
              <ActionButton
                size="s"
                variant="primary"
                refusal={refusal}
                problems={problems}
                isPending={decide.isPending}
                onPress={() => send(true)}
              >
                {t(words.approve)}
              </ActionButton>
              <Button size="s" changes onPress={() => setDropping(true)}>
                {t(words.drop)}
              </Button>
            </span>
          )
        }
      >
        {t(words.waiting, {
          by: `\u2068${by}\u2069`,
          date: date(validFrom, lang),
          reason: `\u2068${reason}\u2069`,
        })}
      </Banner>
      <Samples before={cellsOf(current)} after={cellsOf(proposal)} />
      <AlertDialog
        title={t(words.dropTitle)}
        isOpen={isDropping}
        onClose={() => setDropping(false)}
        actionLabel={t(words.drop)}
        isPending={decide.isPending}
        onAction={() => send(false)}
      >
        <p>{t(words.dropBody)}</p>
      </AlertDialog>
    </div>
  )
}

const tones = { now: 'brand', next: 'waiting', past: 'plain' } as const

function Versions({ versions }: { versions: TariffVersion[] }) {
  const t = useT()
  const { lang } = useLang()
  const who = (name: string | null) => (name === null ? t(words.installed) : <bdi>{name}</bdi>)
  return (
    <DataTable
      label={t(words.versions)}
      rows={versions}
      rowKey={({ tariffId }) => tariffId}
      columns={[
        { id: 'from', head: t(words.from), names: true, cell: ({ validFrom }) => date(validFrom, lang) },
        {
          id: 'state',
          head: t(words.state),
          cell: ({ state }) => <Tag tone={tones[state]}>{t(words[state])}</Tag>,
        },
        { id: 'by', head: t(words.by), cell: ({ by }) => who(by) },
        {
          id: 'approvedBy',
          head: t(words.approvedBy),
          cell: ({ approvedBy }) => (approvedBy === null ? '–' : <bdi>{approvedBy}</bdi>),
        },
        { id: 'at', head: t(words.approvedAt), cell: ({ approvedAt }) => <When value={approvedAt} /> },
        { id: 'reason', head: t(words.reason), cell: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
      ]}
    />
  )
}

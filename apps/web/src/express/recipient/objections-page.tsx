// Objections of recipients, for the desk: the oldest first, each with what was recorded and said, and the answer that closes it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closeObjection, listObjections } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { objectionText } from '@marsa/model/express/recipient/objections.ts'
import type { ObjectionRow } from '@marsa/model/express/recipient/recipient-views.ts'
import { may } from '@marsa/model/kit/access.ts'
import { useMe } from '../../accounts/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { recipientSaidText as words } from './recipient-text.ts'

type Show = 'open' | 'closed'

export function ObjectionsPage() {
  const t = useT()
  const [show, setShow] = useState<Show>('open')
  const [closing, setClosing] = useState<ObjectionRow>()
  const me = useMe()
  const closes = me !== undefined && may({ role: me.roleName }, closeObjection.policy) !== undefined
  useTitle(t(words.objections))
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(words.objections)}</h1>
        <p className="muted">{t(words.objectionsBody)}</p>
      </div>
      <Segments
        label={t(words.show)}
        value={show}
        segments={[
          { id: 'open', label: t(words.open) },
          { id: 'closed', label: t(words.closed) },
        ]}
        onChange={(next) => setShow(next as Show)}
      />
      <Loaded query={useQuery(ask(listObjections, { show }))} card skeleton={<Skeleton block="200px" />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t(words.none)}>{t(words.noneBody)}</Empty>
          ) : (
            rows.map((row) => (
              <Objection key={row.id} row={row} onClose={closes ? () => setClosing(row) : undefined} />
            ))
          )
        }
      </Loaded>
      {closing && <CloseDialog row={closing} onClose={() => setClosing(undefined)} />}
    </div>
  )
}

function Objection({ row, onClose }: { row: ObjectionRow; onClose: (() => void) | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const facts: [string, React.ReactNode][] = [
    [
      t(words.parcel),
      <a key="parcel" href={`/${lang}/express/shipments/${row.shipmentId}`}>
        <Ref value={row.awbNumber} />
      </a>,
    ],
    [t(words.sender), <bdi key="sender">{row.companyName[lang]}</bdi>],
    [
      t(words.title),
      <span key="to">
        <bdi>{row.recipientName}</bdi> <PhoneText value={row.mobile} />
      </span>,
    ],
    ...(row.cod
      ? [[t(words.recorded), <Money key="cod" value={row.cod} />] as [string, React.ReactNode]]
      : []),
    ...(row.paid
      ? [[t(words.paid), <Money key="paid" value={row.paid} />] as [string, React.ReactNode]]
      : []),
    ...(row.words ? [[t(words.said), <bdi key="said">{row.words}</bdi>] as [string, React.ReactNode]] : []),
    [t(words.since), <When key="since" value={row.at} />],
    ...(row.outcome
      ? [[t(words.outcome), <bdi key="outcome">{row.outcome}</bdi>] as [string, React.ReactNode]]
      : []),
  ]
  return (
    <Card title={t(objectionText[row.kind])}>
      <div className="stack g4">
        <Facts facts={facts} />
        {!row.closedAt && onClose && (
          <div>
            <Button variant="primary" changes onPress={onClose}>
              {t(words.answer)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function CloseDialog({ row, onClose }: { row: ObjectionRow; onClose: () => void }) {
  const t = useT()
  const [outcome, setOutcome] = useState('')
  const command = useCommand(closeObjection, {
    refreshes: [listObjections],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.answered), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.answer)}
      back={t(words.back)}
      send={t(words.answer)}
      command={command}
      beside={['outcome']}
      onSend={() => command.mutate({ query: { id: row.id }, body: { outcome } })}
      onClose={onClose}
    >
      <TextArea
        label={t(words.outcome)}
        hint={t(words.outcomeHint)}
        value={outcome}
        limit={300}
        rows={4}
        dir="auto"
        error={command.error?.fieldSentences['outcome']}
        onChange={setOutcome}
      />
    </CommandDialog>
  )
}

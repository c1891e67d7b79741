// While the requests of an upload are made, and what came of it: each with its number and the way to it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { batchLimits } from '@marsa/model/requests/bulk/bulk.ts'
import type { Batch, BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { refresh } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { useBulk, useBulkWords } from './bulk-pages.ts'
import { batchReads, progressQuery } from './queries.ts'

export function BulkProgress({ batch }: { batch: Batch }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const { calls, reads } = useBulk()
  const words = useBulkWords()
  const { data } = useQuery(progressQuery(calls, batch.BatchId))
  const isOver = data !== undefined && data.state !== 'WRITING'
  useEffect(() => {
    if (isOver) void refresh(client, [...batchReads(calls), ...reads])
  }, [isOver, client, calls, reads])
  const done = data?.done ?? batch.done
  const all = data?.of ?? batch.rows - batch.leftOut
  return (
    <section className="card card-b stack g4" aria-busy="true">
      <h2 id="bulk-making">{t(words.making)}</h2>
      <progress className="bulk-bar" aria-labelledby="bulk-making" value={done} max={all} />
      <p className="muted">{t(words.makingBody, { done: number(done, lang), all: number(all, lang) })}</p>
    </section>
  )
}

export function BulkMade({ batch, rows, total, page, hrefOf }: BulkMadeProps) {
  const t = useT()
  const { lang } = useLang()
  const { about, pathOf, Next } = useBulk()
  const words = useBulkWords()
  return (
    <div className="stack g5">
      <Next batch={batch} rows={rows} />
      <div className="list-card">
        <DataTable
          label={t(words.made, { count: batch.done })}
          rows={rows}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              id: 'number',
              head: t(bulkText.number),
              names: true,
              cell: ({ quoteNumber }) => (quoteNumber ? <Ref value={quoteNumber} /> : t(bulkText.isLeftOut)),
            },
            { id: 'line', head: t(bulkText.line), cell: ({ line }) => number(line, lang) },
            {
              id: 'request',
              head: t(words.request),
              cell: ({ texts }) => <bdi className="bulk-words">{about(texts)}</bdi>,
            },
            {
              id: 'open',
              head: <span className="vh">{t(bulkText.open)}</span>,
              end: true,
              cell: ({ RequestId, quoteNumber }) =>
                RequestId ? (
                  <LinkButton
                    size="s"
                    href={`/${lang}/${pathOf(RequestId)}`}
                    aria-label={`${t(bulkText.open)} ${quoteNumber}`}
                  >
                    {t(bulkText.open)}
                  </LinkButton>
                ) : (
                  quoteNumber && <span className="muted">{t(bulkText.removed)}</span>
                ),
            },
          ]}
        />
        <div className="list-foot">
          <Pager page={page} size={batchLimits.page} total={total} hrefOf={hrefOf} />
        </div>
      </div>
    </div>
  )
}

type BulkMadeProps = {
  batch: Batch
  rows: BatchRow[]
  total: number
  page: number
  hrefOf: (page: number) => string
}

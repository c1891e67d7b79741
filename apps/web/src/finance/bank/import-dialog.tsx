// Takes in a statement: what it holds is shown before, and what became of its lines is said after.
import {
  importStatement,
  previewStatement,
  type PreviewedStatement,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { ImportFileDialog } from '../parts/import-file-dialog.tsx'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const preview = useCommand(previewStatement, { quiet: true })
  const take = useCommand(importStatement, {
    refreshes: bankReads,
    quiet: true,
    onDone: ({ lines, matched, cases, known }) => {
      void toast({ title: t(words.imported, { lines, matched, cases, known }), tone: 'success' })
      onClose()
    },
  })
  return (
    <ImportFileDialog
      title={t(words.importTitle)}
      send={t(words.import)}
      lead={t(words.importBody)}
      accept=".xml,.csv,.txt,.sta,.mt940,.940"
      preview={preview}
      take={take}
      onClose={onClose}
    >
      {preview.data && <Preview statement={preview.data} />}
    </ImportFileDialog>
  )
}

function Preview({ statement }: { statement: PreviewedStatement }) {
  const t = useT()
  const { lang } = useLang()
  const { format, account, from, to, opening, closing, lines, known, matched, cases, sample } = statement
  return (
    <div className="stack g4">
      <p role="status">{t(words.previewed, { lines, known, matched, cases })}</p>
      <dl className="dl h">
        <div>
          <dt>{t(words.format)}</dt>
          <dd>
            <bdi>{format}</bdi>
          </dd>
        </div>
        {account && (
          <div>
            <dt>{t(words.account)}</dt>
            <dd>
              <bdi dir="ltr" className="num">
                {account}
              </bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t(words.days)}</dt>
          <dd>{`${date(from, lang)} – ${date(to, lang)}`}</dd>
        </div>
        <div>
          <dt>{t(words.opening)}</dt>
          <dd>
            <Money value={opening} />
          </dd>
        </div>
        <div>
          <dt>{t(words.closing)}</dt>
          <dd>
            <Money value={closing} />
          </dd>
        </div>
      </dl>
      {sample.length > 0 && (
        <DataTable
          label={t(words.firstLines)}
          rows={sample.map((row, at) => ({ ...row, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            { id: 'day', head: t(words.day), cell: ({ day }) => date(day, lang) },
            {
              id: 'what',
              head: t(words.what),
              names: true,
              cell: ({ reference, text, party }) => (
                <bdi>{[reference, text, party].filter((each) => each !== '').join(' · ') || '–'}</bdi>
              ),
            },
            {
              id: 'amount',
              head: t(words.amount),
              end: true,
              cell: ({ amount }) => <Money value={amount} />,
            },
          ]}
        />
      )}
      {lines > sample.length && (
        <p className="dense muted">{t(words.firstOf, { shown: sample.length, count: lines })}</p>
      )}
    </div>
  )
}

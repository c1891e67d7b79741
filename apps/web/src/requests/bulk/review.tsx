// An upload that is not sent yet: its columns, its lines, and the button that makes the requests.
import { useState } from 'react'
import { commitBatchRefusal } from '@marsa/model/requests/bulk/bulk.ts'
import { bulkProblems } from '@marsa/model/requests/bulk/bulk-problems.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { useBulk, useBulkWords } from './bulk-pages.ts'
import { Money } from '../../ui/values/money.tsx'
import { BulkColumns } from './columns.tsx'
import { batchReads } from './queries.ts'
import { BulkRows, type BulkRowsProps } from './rows.tsx'

export function BulkReview({ onDropped, ...props }: BulkRowsProps & { onDropped: () => void }) {
  const { batch } = props
  const t = useT()
  const { lang } = useLang()
  const [serverError, setServerError] = useState<string>()
  const { calls, sheet } = useBulk()
  const words = useBulkWords()
  const query = { id: batch.BatchId }
  const commit = useCommand(calls.commitBatch, { refreshes: batchReads(calls), quiet: true })
  const drop = useCommand(calls.dropBatch, { onDone: onDropped })
  return (
    <div className="stack g5">
      {batch.sentBefore && (
        <Banner
          tone="attention"
          title={t(words.sentBefore, { date: date(batch.sentBefore.at, lang) })}
          action={
            <GoLink href={`/${lang}/${sheet.line}/bulk?id=${batch.sentBefore.BatchId}`}>
              {t(bulkText.seeThem)}
            </GoLink>
          }
        />
      )}
      {serverError && <Banner tone="error" live title={serverError} />}
      <BulkColumns batch={batch} />
      <BulkRows {...props} />
      <div className="row between wrap bulk-foot">
        <Button variant="text" isPending={drop.isPending} onPress={() => drop.mutate({ query })}>
          {t(bulkText.drop)}
        </Button>
        {batch.total !== null && (
          <span>
            {t(bulkText.total)} <Money value={batch.total} strong />
          </span>
        )}
        <ActionButton
          variant="primary"
          refusal={commitBatchRefusal(sheet.line, batch)}
          problems={bulkProblems(sheet.line)}
          isPending={commit.isPending}
          onPress={() => {
            setServerError(undefined)
            commit.mutate({ query }, { onError: (problem) => setServerError(problem.sentence) })
          }}
        >
          {t(words.make, { count: batch.rows - batch.leftOut })}
        </ActionButton>
      </div>
    </div>
  )
}

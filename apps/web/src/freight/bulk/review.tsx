// An upload that is not sent yet: its columns, its lines, and the button that makes the requests.
import { useState } from 'react'
import { commitBatchRefusal } from '@marsa/model/freight/bulk/bulk.ts'
import { commitBatch, dropBatch } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { freightBulkProblems } from '@marsa/model/freight/bulk/bulk-problems.ts'
import { bulkText } from '@marsa/model/freight/bulk/bulk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { BulkColumns } from './columns.tsx'
import { batchReads } from './queries.ts'
import { BulkRows, type BulkRowsProps } from './rows.tsx'

export function BulkReview({ onDropped, ...props }: BulkRowsProps & { onDropped: () => void }) {
  const { batch } = props
  const t = useT()
  const { lang } = useLang()
  const [serverError, setServerError] = useState<string>()
  const query = { id: batch.BatchId }
  const commit = useCommand(commitBatch, { refreshes: batchReads, quiet: true })
  const drop = useCommand(dropBatch, { onDone: onDropped })
  return (
    <div className="stack g5">
      {batch.sentBefore && (
        <Banner
          tone="attention"
          title={t(bulkText.sentBefore, { date: date(batch.sentBefore.at, lang) })}
          action={
            <GoLink href={`/${lang}/freight/bulk?id=${batch.sentBefore.BatchId}`}>
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
        <ActionButton
          variant="primary"
          refusal={commitBatchRefusal(batch)}
          problems={freightBulkProblems}
          isPending={commit.isPending}
          onPress={() => {
            setServerError(undefined)
            commit.mutate({ query }, { onError: (problem) => setServerError(problem.sentence) })
          }}
        >
          {t(bulkText.make, { count: batch.rows - batch.leftOut })}
        </ActionButton>
      </div>
    </div>
  )
}

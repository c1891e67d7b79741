// Releases of a part: what was asked for and became of it, and the way to ask for another.
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { ReleaseView, StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { withdrawRelease } from '@marsa/model/warehouse/goods-endpoints.ts'
import type { ReleaseState } from '@marsa/model/warehouse/release-machine.ts'
import { releaseStateText } from '@marsa/model/warehouse/text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { storageReads } from '../queries.ts'
import { releaseText as words } from './release-text.ts'
import { inventoryText } from '../storage-text.ts'
import { loadStorageProblems } from '../problems.ts'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

type CardProps = { storage: StorageDetail; customer: boolean }

export function ReleasesCard({ storage, customer }: CardProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const [toDelete, setToDelete] = useState<ReleaseView>()
  const { releases, items, releaseRefusal } = storage
  const left = items.some((item) => item.left > 0)
  const mayAsk = customer && storage.goods === 'STORED'
  return (
    <Card title={t(words.title)} id="releases">
      <div className="stack g4">
        {mayAsk && (
          <>
            <p className="dense muted">{t(items.length > 0 ? words.body : inventoryText.none)}</p>
            {left && (
              <div>
                <ActionButton
                  icon={PackageOpen}
                  refusal={releaseRefusal}
                  problems={loadStorageProblems}
                  onPress={() => setAsking(true)}
                >
                  {t(words.ask)}
                </ActionButton>
              </div>
            )}
          </>
        )}
        {releases.length > 0 && (
          <ul className="st-items">
            {releases.map((release) => (
              <li key={release.releaseId} className="stack g2">
                <Release release={release} />
                <ReleaseFacts release={release} requestId={storage.storageRequestID} />
                {customer && release.state === 'REQUESTED' && (
                  <div>
                    <Button size="s" changes onPress={() => setToDelete(release)}>
                      {t(words.withdraw)}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isAsking && <ReleaseDialog storage={storage} onClose={() => setAsking(false)} />}
      {toDelete && <Withdraw release={toDelete} onClose={() => setToDelete(undefined)} />}
    </Card>
  )
}

const tones = { REQUESTED: 'waiting', RELEASED: 'brand', DECLINED: undefined, WITHDRAWN: undefined } as const

function Release({ release: { state, wantedOn, lines, note, reason } }: { release: ReleaseView }) {
  const t = useT()
  const { lang } = useLang()
  const code = state as ReleaseState
  return (
    <>
      <div className="row between wrap g2">
        <Tag tone={tones[code]}>{t(releaseStateText[code])}</Tag>
        <span className="dense muted">{t(words.for, { day: date(wantedOn, lang) })}</span>
      </div>
      <ul className="dense">
        {lines.map(({ itemId, name, quantity }) => (
          <li key={itemId}>
            <bdi>{t(words.line, { quantity: number(quantity, lang), name })}</bdi>
          </li>
        ))}
      </ul>
      {(reason ?? note) && (
        <p className="dense muted">
          <bdi>{reason ?? note}</bdi>
        </p>
      )}
    </>
  )
}

function Withdraw({ release, onClose }: { release: ReleaseView; onClose: () => void }) {
  const t = useT()
  const withdraw = useCommand(withdrawRelease, {
    refreshes: storageReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.withdrawn), tone: 'success' })
    },
  })
  return (
    <AlertDialog
      title={t(words.withdrawTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(words.withdraw)}
      keepLabel={t(words.keep)}
      isPending={withdraw.isPending}
      onAction={() => withdraw.mutate({ query: { id: release.releaseId } })}
    >
      <p>{t(words.withdrawBody)}</p>
    </AlertDialog>
  )
}

// Releases that the customer has asked for: the open one to be handed over or declined, the earlier ones to read.
import { useState } from 'react'
import type { ReleaseView, StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { declineRelease } from '@marsa/model/warehouse/goods-endpoints.ts'
import type { ReleaseState } from '@marsa/model/warehouse/release-machine.ts'
import { releaseStateText } from '@marsa/model/warehouse/text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { ReasonDialog } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { When } from '../../ui/values/when.tsx'
import { agentReleaseText as words } from '../goods/agent-items-text.ts'
import { storageReads } from '../queries.ts'
import { handOverText } from './release-text.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { loadStorageProblems } from '../problems.ts'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseLines } from './release-lines.tsx'

export function Releases({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { releases } = storage
  if (releases.length === 0) return null
  return (
    <Card title={t(words.releases)} id="releases">
      <ul>
        {releases.map((release) => (
          <li key={release.releaseId} className="ws-item">
            <Release release={release} storage={storage} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Release({ release, storage }: { release: ReleaseView; storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const open = release.state === 'REQUESTED'
  return (
    <div className="stack g3 grow">
      <div className="stack g1">
        <p className="row wrap g2 dense muted">
          <Tag tone={open ? 'waiting' : 'plain'}>{t(releaseStateText[release.state as ReleaseState])}</Tag>
          {open ? (
            t(words.wantedOn, { day: date(release.wantedOn, lang) })
          ) : (
            <When value={release.endedAt ?? release.requestedAt} />
          )}
        </p>
        <ReleaseLines lines={release.lines} />
        {[release.note, release.reason].filter(Boolean).map((text) => (
          <p key={text} className="dense muted">
            <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      <ReleaseFacts release={release} requestId={storage.storageRequestID} />
      {open && <Answer release={release} storage={storage} />}
    </div>
  )
}

function Answer({ release, storage }: { release: ReleaseView; storage: StorageDetail }) {
  const t = useT()
  const [asking, setAsking] = useState<'handOver' | 'decline'>()
  const close = () => setAsking(undefined)
  const decline = useCommand(declineRelease, {
    refreshes: storageReads,
    onDone: () => {
      close()
      void toast({ title: t(words.declined), tone: 'success' })
    },
  })
  const { handOverRefusal, creditRefusal } = release
  const onCredit = handOverRefusal !== null && creditRefusal === null
  return (
    <div className="row wrap g2">
      <ActionButton
        variant={onCredit ? 'secondary' : 'primary'}
        size="s"
        refusal={onCredit ? null : handOverRefusal}
        problems={loadStorageProblems}
        onPress={() => setAsking('handOver')}
      >
        {t(onCredit ? handOverText.onCredit : words.handOver)}
      </ActionButton>
      <Button size="s" changes onPress={() => setAsking('decline')}>
        {t(words.decline)}
      </Button>
      {asking === 'handOver' && (
        <HandOverDialog storage={storage} release={release} onCredit={onCredit} onClose={close} />
      )}
      {asking === 'decline' && (
        <ReasonDialog
          title={t(words.declineTitle)}
          body={t(words.declineBody)}
          action={t(words.decline)}
          isPending={decline.isPending}
          onAction={(reason) =>
            decline.mutate({ query: { id: release.releaseId }, body: { reason } }, { onError: close })
          }
          onClose={close}
        />
      )}
    </div>
  )
}

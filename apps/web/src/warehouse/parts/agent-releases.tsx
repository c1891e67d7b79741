// Releases that the customer has asked for: the open one to be handed over or declined, the earlier ones to read.
import { useState } from 'react'
import type { ReleaseView, StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { declineRelease, handOverRelease } from '@marsa/model/warehouse/goods-endpoints.ts'
import type { ReleaseState } from '@marsa/model/warehouse/release-machine.ts'
import { releaseStateText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { ReasonDialog } from '../../quotes/door.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { When } from '../../ui/when.tsx'
import { agentReleaseText as words } from '../agent-items-text.ts'
import { storageReads } from '../queries.ts'

export function Releases({ storage: { releases } }: { storage: StorageDetail }) {
  const t = useT()
  if (releases.length === 0) return null
  return (
    <Card title={t(words.releases)} id="releases">
      <ul>
        {releases.map((release) => (
          <li key={release.releaseId} className="ws-item">
            <Release release={release} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Lines({ lines }: Pick<ReleaseView, 'lines'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ul>
      {lines.map(({ itemId, name, quantity }) => (
        <li key={itemId} className="med">
          {t(words.line, { count: number(quantity, lang), name: `\u2068${name}\u2069` })}
        </li>
      ))}
    </ul>
  )
}

function Release({ release }: { release: ReleaseView }) {
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
        <Lines lines={release.lines} />
        {[release.note, release.reason].filter(Boolean).map((text) => (
          <p key={text} className="dense muted">
            <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      {open && <Answer release={release} />}
    </div>
  )
}

function Answer({ release }: { release: ReleaseView }) {
  const t = useT()
  const [asking, setAsking] = useState<'handOver' | 'decline'>()
  const close = () => setAsking(undefined)
  const done = (title: string) => () => {
    close()
    void toast({ title, tone: 'success' })
  }
  const handOver = useCommand(handOverRelease, {
    refreshes: storageReads,
    onDone: done(t(words.handedOver)),
  })
  const decline = useCommand(declineRelease, { refreshes: storageReads, onDone: done(t(words.declined)) })
  const query = { id: release.releaseId }
  return (
    <div className="row wrap g2">
      <Button variant="primary" size="s" changes onPress={() => setAsking('handOver')}>
        {t(words.handOver)}
      </Button>
      <Button size="s" changes onPress={() => setAsking('decline')}>
        {t(words.decline)}
      </Button>
      <AlertDialog
        title={t(words.handOverTitle)}
        isOpen={asking === 'handOver'}
        onClose={close}
        tone="primary"
        actionLabel={t(words.handOver)}
        isPending={handOver.isPending}
        pendingLabel={t(words.handingOver)}
        onAction={() => handOver.mutate({ query }, { onError: close })}
      >
        <Lines lines={release.lines} />
        <p>{t(words.handOverBody)}</p>
      </AlertDialog>
      {asking === 'decline' && (
        <ReasonDialog
          title={t(words.declineTitle)}
          body={t(words.declineBody)}
          action={t(words.decline)}
          isPending={decline.isPending}
          onAction={(reason) => decline.mutate({ query, body: { reason } }, { onError: close })}
          onClose={close}
        />
      )}
    </div>
  )
}

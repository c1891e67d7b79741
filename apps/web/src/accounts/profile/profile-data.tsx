// The copy of one's data: asked for, made while one watches or not, downloaded for a day.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  askDataExport,
  downloadDataExport,
  viewDataExport,
  type DataExport,
} from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { Refusal, download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { fileSize } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { exportQuery } from './profile-queries.ts'

export function DataCard() {
  const t = useT()
  const { data } = useQuery(exportQuery)
  const asking = useCommand(askDataExport, { refreshes: [viewDataExport] })
  const copy = data?.export
  const building = copy?.state === 'BUILDING'
  return (
    <Card title={t(words.data)}>
      <div className="stack g4">
        <p className="dense muted">{t(words.dataLead)}</p>
        {copy && building && <Building copy={copy} />}
        {copy?.state === 'READY' && <Ready copy={copy} />}
        {!building && (
          <div>
            <Button isPending={asking.isPending} onPress={() => asking.mutate({ body: {} })}>
              {t(copy ? words.askDataAgain : words.askData)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Building({ copy }: { copy: DataExport }) {
  const t = useT()
  const text = t(words.dataBuilding, { done: copy.done, steps: copy.steps })
  return (
    <div className="stack g2" role="status">
      <p>{text}</p>
      <progress className="profile-progress" max={copy.steps} value={copy.done} aria-label={text} />
      <p className="cap muted">{t(words.dataLeave)}</p>
    </div>
  )
}

function Ready({ copy }: { copy: DataExport }) {
  const t = useT()
  const { lang } = useLang()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(downloadDataExport)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      void toast({ title: refusal.sentence, tone: 'error', sticky: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="row between wrap g3" role="status">
      <div className="stack g1">
        <span className="med">{t(words.dataReady, { size: fileSize(copy.sizeBytes ?? 0, lang) })}</span>
        {copy.expiresAt && (
          <span className="cap muted">
            {t(words.dataUntil)} <When value={copy.expiresAt} />
          </span>
        )}
      </div>
      <Button
        variant="primary"
        isPending={busy}
        pendingLabel={t(words.downloading)}
        onPress={() => void save()}
      >
        {t(words.download)}
      </Button>
    </div>
  )
}

// How far the work on many drafts is, and the way on where it stopped.
import { useId } from 'react'
import { runText } from '@marsa/model/requests/bulk/run-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import type { Run } from './use-run.ts'
import './bulk.css'

export function RunProgress({ run, title }: { run: Run; title: TextRow }) {
  const t = useT()
  const { lang } = useLang()
  const labelId = useId()
  const counts = { done: number(run.done, lang), all: number(run.all, lang) }
  if (run.state === 'stopped')
    return (
      <Banner
        tone="attention"
        live
        title={t(runText.stopped, counts)}
        action={
          <Button size="s" changes onPress={run.goOn}>
            {t(runText.goOn)}
          </Button>
        }
      >
        {t(runText.stoppedBody, { reason: run.serverError ?? '' })}
      </Banner>
    )
  if (run.state !== 'running') return null
  return (
    <div className="stack g2" aria-busy="true">
      <p id={labelId} className="med">
        {t(title)}
      </p>
      <progress className="bulk-bar" aria-labelledby={labelId} value={run.done} max={run.all} />
      <p className="dense muted" role="status">
        {t(runText.keepOpen, counts)}
      </p>
    </div>
  )
}

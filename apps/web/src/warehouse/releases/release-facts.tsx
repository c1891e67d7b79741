// What both sides read of a release: who collects, what was given on credit, the photos, and the release note.
import { FileText } from 'lucide-react'
import { comma } from '@marsa/model/kit/text.ts'
import type { ReleaseView } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { downloadPrepared } from '../../kit/prepared.ts'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { releaseNoteCall } from '../storage/document-calls.ts'
import { releaseText as words } from './release-text.ts'
import { PhotoStrip } from '../goods/photo-strip.tsx'

type FactsProps = { release: ReleaseView; requestId: string }

export function ReleaseFacts({ release, requestId }: FactsProps) {
  const t = useT()
  const { lang } = useLang()
  const { collector, collectCode, credit, proof } = release
  return (
    <div className="stack g2">
      {collector && (
        <p className="dense">
          <span className="muted">{t(words.collector)} </span>
          <bdi>{collector.name}</bdi>
          {comma(lang)}
          <bdi>{collector.vehiclePlate}</bdi>
          <br />
          <span className="muted">{t(words.identity)} </span>
          <bdi dir="ltr" className="num">
            {collector.idNumber}
          </bdi>
        </p>
      )}
      {collectCode && (
        <p className="dense">
          <span className="muted">{t(words.code)} </span>
          <b className="num st-code">
            <bdi dir="ltr">{collectCode}</bdi>
          </b>
          <span className="hint block">{t(words.codeHint)}</span>
        </p>
      )}
      {credit && (
        <Banner tone="attention">
          {t(words.onCredit, {
            amount: credit.open === null ? '' : money(credit.open, 'AED', lang),
            reason: `\u2068${credit.reason}\u2069`,
          })}
        </Banner>
      )}
      {proof && <p className="dense muted">{t(proof === 'signature' ? words.signed : words.byCode)}</p>}
      {release.noteNumber && (
        <div>
          <NoteButton id={release.releaseId} number={release.noteNumber} />
        </div>
      )}
      <PhotoStrip requestId={requestId} photos={release.photos} of={t(words.proofPhotos)} />
    </div>
  )
}

function NoteButton({ id, number }: { id: string; number: string }) {
  const t = useT()
  const get = useSave(() => downloadPrepared(releaseNoteCall, id))
  return (
    <Button
      size="s"
      icon={FileText}
      changes={false}
      isPending={get.isPending}
      aria-label={t(words.noteOf, { number })}
      onPress={() => get.mutate()}
    >
      {t(words.releaseNote)}
    </Button>
  )
}

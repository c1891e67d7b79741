// What both sides read of a release: who collects, what was given on credit, the photo, and the release note.
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText, Image } from 'lucide-react'
import { useState } from 'react'
import type { ReleaseView } from '@marsa/model/warehouse/answers.ts'
import { LaterPaper } from '../../documents/door.tsx'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { askPrepared, downloadPrepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { releaseNoteCall, storagePaperCalls } from '../paper-calls.ts'
import { releaseText as words } from '../release-text.ts'

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
          {lang === 'ar' ? '، ' : ', '}
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
        <div className="row wrap g2">
          <NoteButton id={release.releaseId} number={release.noteNumber} />
          {release.photo && <Photo requestId={requestId} documentId={release.photo} />}
        </div>
      )}
    </div>
  )
}

function NoteButton({ id, number }: { id: string; number: string }) {
  const t = useT()
  const get = useMutation({
    mutationFn: () => downloadPrepared(releaseNoteCall, id),
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })
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

function Photo({ requestId, documentId }: { requestId: string; documentId: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const calls = storagePaperCalls(requestId)
  const { data } = useQuery({ ...askPrepared(calls.list, {}), enabled: isOpen })
  const paper = data?.find((each) => each.documentId === documentId)
  return (
    <>
      <Button size="s" variant="text" icon={Image} changes={false} onPress={() => setOpen(true)}>
        {t(words.proofPhoto)}
      </Button>
      {isOpen && paper && <LaterPaper document={paper} calls={calls} onClose={() => setOpen(false)} />}
    </>
  )
}

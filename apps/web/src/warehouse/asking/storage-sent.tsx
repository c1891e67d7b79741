// After sending: the number, who has the request, the documents on their way, and the ways on.
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { saveStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { weekdayTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { storageSentText as words } from './form-text.ts'
import type { FormDocuments } from '../../requests/door.tsx'
import { DocumentProgressRows } from './form-documents.tsx'

type SentProps = {
  answer: AnswerOf<typeof saveStorage>
  edits: boolean
  documents: FormDocuments
  onAnother: () => void
}

export function StorageSent({ answer, edits, documents, onAnother }: SentProps) {
  const t = useT()
  const { lang } = useLang()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { storageRequestID, shipmentReferenceNumber, invitedAgents, answerBy } = answer
  return (
    <section className="card card-b stack g6 st-done">
      <header className="stack g3">
        <span className="fileico ok">
          <Icon of={CircleCheck} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t(edits ? words.saved : words.sent)}
        </h1>
      </header>
      <div className="stack g1">
        <span className="cap muted">{t(words.number)}</span>
        <p className="st-number">
          <Ref value={shipmentReferenceNumber} />
        </p>
      </div>
      <div className="stack g2">
        <p>
          {invitedAgents > 0
            ? t(words.warehousesHave, {
                count: invitedAgents,
                when: weekdayTime(answerBy ?? new Date(), lang, new Date()),
              })
            : t(words.deskHas)}
        </p>
        <p className="muted">{t(words.after)}</p>
      </div>
      {documents.documents.length > 0 && (
        <div className="stack g2">
          <h2>{t(words.documents)}</h2>
          <DocumentProgressRows documents={documents} storageId={storageRequestID} />
        </div>
      )}
      <div className="row wrap">
        <LinkButton variant="primary" size="l" href={`/${lang}/warehouse/storages/${storageRequestID}`}>
          {t(words.view)}
        </LinkButton>
        <Button size="l" changes={false} onPress={onAnother}>
          {t(words.another)}
        </Button>
      </div>
      <GoLink href={`/${lang}/warehouse/storages`}>{t(words.all)}</GoLink>
    </section>
  )
}

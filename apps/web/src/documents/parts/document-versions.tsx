// Earlier versions of a document, that were returned and sent again, with why.
import { useQuery } from '@tanstack/react-query'
import { comma } from '@marsa/model/kit/text.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentReviewText } from '@marsa/model/documents/review-text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { DocumentCalls } from '../document-calls.ts'

type VersionsProps = {
  document: StoredDocument
  list: DocumentCalls['list']
  onDownload: (documentId: string) => void
}

export function DocumentVersions({ document, list, onDownload }: VersionsProps) {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(askPrepared(list, { earlier: true }))
  const versions = (data ?? []).filter(
    (each) => each.state === 'REPLACED' && each.docCode === document.docCode && each.own === document.own,
  )
  if (versions.length === 0) return null
  return (
    <section className="stack g2" aria-label={t(documentReviewText.earlier)}>
      <h3>{t(documentReviewText.earlier)}</h3>
      <ul className="document-versions">
        {versions.map((version) => (
          <li key={version.documentId} className="row between wrap g2">
            <span className="stack">
              <bdi dir="ltr" className="ref">
                {version.file}
              </bdi>
              <span className="dense muted">
                {dayMonth(version.addedDate, lang)}
                {version.returnReason &&
                  `${comma(lang)}${t(documentListText.returned, { reason: version.returnReason })}`}
              </span>
            </span>
            <Button
              size="s"
              aria-label={t(documentListText.download, { name: version.file })}
              onPress={() => onDownload(version.documentId)}
            >
              {t(documentReviewText.download)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

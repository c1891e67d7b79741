// Earlier versions of a paper, that were returned and sent again, with why.
import { useQuery } from '@tanstack/react-query'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { paperText } from '@marsa/model/documents/paper-text.ts'
import { papersText } from '@marsa/model/documents/papers-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import type { PaperCalls } from '../paper-calls.ts'

type VersionsProps = {
  paper: StoredDocument
  list: PaperCalls['list']
  onDownload: (documentId: string) => void
}

export function PaperVersions({ paper, list, onDownload }: VersionsProps) {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(askPrepared(list, { earlier: true }))
  const versions = (data ?? []).filter(
    (each) => each.state === 'REPLACED' && each.docCode === paper.docCode && each.own === paper.own,
  )
  if (versions.length === 0) return null
  return (
    <section className="stack g2" aria-label={t(paperText.earlier)}>
      <h3>{t(paperText.earlier)}</h3>
      <ul className="paper-versions">
        {versions.map((version) => (
          <li key={version.documentId} className="row between wrap g2">
            <span className="stack">
              <bdi dir="ltr" className="ref">
                {version.file}
              </bdi>
              <span className="dense muted">
                {dayMonth(version.addedDate, lang)}
                {version.returnReason &&
                  `${lang === 'ar' ? '، ' : ', '}${t(papersText.returned, { reason: version.returnReason })}`}
              </span>
            </span>
            <Button
              size="s"
              aria-label={t(papersText.download, { name: version.file })}
              onPress={() => onDownload(version.documentId)}
            >
              {t(paperText.download)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

// The files of one or several kinds of paper: stored, on their way, refused.
import { RotateCw } from 'lucide-react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { wizardText } from '@marsa/model/freight/wizard-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { FileRow } from '../../ui/file-row.tsx'
import type { Papers } from '../wizard-papers.ts'

/** `titled` names the kind on each row, where several kinds stand in one list. */
export function WizardPaperRows({
  papers,
  codes,
  titled,
}: {
  papers: Papers
  codes: DocCode[]
  titled?: boolean
}) {
  const t = useT()
  const { lang } = useLang()
  const stored = (papers.stored.data ?? []).filter(({ docCode }) => codes.includes(docCode))
  const pending = papers.pending.filter(({ docCode }) => codes.includes(docCode))
  const title = (code: DocCode) => (titled ? documentTypes[code][lang] : undefined)
  if (stored.length + pending.length === 0) return null
  return (
    <ul className="wiz-files">
      {stored.map(({ documentId, docCode, file, size }) => (
        <li key={documentId}>
          <FileRow
            title={title(docCode)}
            name={file}
            bytes={size}
            state="checked"
            note={papers.removing === documentId ? t(wizardText.deleting) : undefined}
            onRemove={() => papers.remove(documentId)}
          />
        </li>
      ))}
      {pending.map((paper) => (
        <li key={paper.key}>
          <FileRow
            title={title(paper.docCode)}
            name={paper.files.map(({ name }) => name).join(', ')}
            bytes={paper.files.reduce((total, { size }) => total + size, 0)}
            state={paper.refused ? 'refused' : 'uploading'}
            share={paper.share}
            note={paper.refused && <span role="alert">{paper.refused}</span>}
            onRemove={() => papers.drop(paper.key)}
            action={
              paper.again ? (
                <Button size="s" icon={RotateCw} changes onPress={() => void papers.retry(paper)}>
                  {t(wizardText.uploadAgain)}
                </Button>
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}

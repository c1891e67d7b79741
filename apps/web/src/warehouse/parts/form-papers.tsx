// Papers of the form: chosen before it is sent, their upload followed afterwards.
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { acceptOf, formatsText, megabytesText } from '@marsa/model/documents/upload.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileRow } from '../../ui/file-row.tsx'
import { Select } from '../../ui/select.tsx'
import { storagePapersText as words } from '../form-text.ts'
import { formScreen, type FormPaper, type FormPapers } from '../use-form-papers.ts'

/** What customers bring to storage; identity papers follow on the page of the request, with their day of expiry. */
const kinds: readonly DocCode[] = ['PACKING_LIST', 'COMMERCIAL_INVOICE', 'SAFETY_DATA_SHEET', 'OTHER']

export function ChoosePapers({ papers, hazardous }: { papers: FormPapers; hazardous: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [chosen, setChosen] = useState<DocCode>()
  const code = chosen ?? (hazardous ? 'SAFETY_DATA_SHEET' : 'PACKING_LIST')
  const limits = t(documentText['documents.limit.each'], {
    formats: formatsText(formScreen),
    limit: megabytesText(formScreen.fileBytes),
    count: formScreen.files,
  })
  return (
    <div className="stack g5">
      {hazardous && <Banner tone="attention">{t(words.hazardous)}</Banner>}
      <Select
        label={t(words.label)}
        value={code}
        onChange={(id) => setChosen(id as DocCode)}
        options={kinds.map((id) => ({ id, label: documentTypes[id][lang] }))}
        hint={documentTypes[code].hint[lang]}
      />
      <FileDrop
        label={t(words.add)}
        hint={limits}
        accept={acceptOf(formScreen).split(',')}
        multiple
        onFiles={(files) => papers.add(code, files)}
      />
      <p className="hint">{t(words.hint)}</p>
      <PaperRows papers={papers} />
    </div>
  )
}

const faces = { waiting: 'stored', uploading: 'uploading', stored: 'checked', refused: 'refused' } as const

/** With `storageId` the request is sent, and what failed can be tried again. */
export function PaperRows({ papers, storageId }: { papers: FormPapers; storageId?: string }) {
  const t = useT()
  const { lang } = useLang()
  const note = (paper: FormPaper) => {
    if (paper.why) return <span role="alert">{paper.why}</span>
    return paper.state === 'waiting' ? t(words.ready) : paper.state === 'stored' ? t(words.stored) : undefined
  }
  if (papers.papers.length === 0) return null
  return (
    <ul className="st-files">
      {papers.papers.map((paper) => (
        <li key={paper.key}>
          <FileRow
            title={documentTypes[paper.docCode][lang]}
            name={paper.file.name}
            bytes={paper.file.size}
            state={faces[paper.state]}
            share={paper.share}
            note={note(paper)}
            onRemove={paper.state === 'stored' ? undefined : () => papers.drop(paper.key)}
            action={
              storageId && paper.again ? (
                <Button size="s" icon={RotateCw} changes onPress={() => void papers.retry(storageId, paper)}>
                  {t(words.again)}
                </Button>
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}

// The safety data sheet of hazardous goods: chosen with the form, stored with its draft.
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { acceptOf, formatsText, megabytesText } from '@marsa/model/documents/upload.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import type { FormDocuments, UsualView } from '../../requests/door.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import { truckAskText as words } from './text.ts'

const faces = { waiting: 'stored', uploading: 'uploading', stored: 'checked', refused: 'refused' } as const

export function SafetySheet({
  documents: { documents, screen, add, drop },
  request,
}: {
  documents: FormDocuments
  request: UsualView | undefined
}) {
  const t = useT()
  const { lang } = useLang()
  const type = documentTypes.SAFETY_DATA_SHEET
  return (
    <div className="stack g4" role="group" aria-label={t(words.sheet)} data-field="safetySheet">
      <FileDrop
        label={t(words.sheetAdd)}
        hint={`${type.hint[lang]} ${t(documentText['documents.limit.each'], {
          formats: formatsText(screen),
          limit: megabytesText(screen.fileBytes),
          count: screen.files,
        })}`}
        accept={acceptOf(screen).split(',')}
        multiple
        camera
        onFiles={(files) => add('SAFETY_DATA_SHEET', files)}
      />
      {documents.map(({ key, file, state, share, why }) => (
        <FileRow
          key={key}
          title={type[lang]}
          name={file.name}
          bytes={file.size}
          state={faces[state]}
          share={share}
          note={why}
          onRemove={() => drop(key)}
        />
      ))}
      {request && <p className="hint">{t(words.sheetThere)}</p>}
    </div>
  )
}

// One row of the papers: a stored file with its ways, or a paper that is still wanted.
import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { downloadDocument } from '@marsa/model/documents/endpoints.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth, fileSize } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { FileRow } from '../../ui/file-row.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'

function NeedTag({ required, missing }: { required: boolean; missing?: boolean }) {
  const t = useT()
  return (
    <Tag tone={required && missing ? 'waiting' : 'plain'}>
      {t(documentText[required ? 'documents.required' : 'documents.optional'])}
    </Tag>
  )
}

export function StoredRow({ document, required, onDelete }: StoredRowProps) {
  const t = useT()
  const { lang } = useLang()
  const get = useMutation({
    mutationFn: () => download(downloadDocument, { query: { documentId: document.documentId } }),
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })
  const returned = document.state === 'RETURNED'
  const comma = lang === 'ar' ? '، ' : ', '
  return (
    <FileRow
      title={t(documentTypes[document.docCode])}
      name={document.file}
      state={returned ? 'refused' : 'checked'}
      note={
        returned
          ? t(shipmentText.returned, { reason: document.returnReason ?? '' })
          : [fileSize(document.size, lang), dayMonth(document.addedDate, lang)].join(comma)
      }
      tag={required === undefined ? undefined : <NeedTag required={required} />}
      action={
        <span className="row g1">
          {onDelete && (
            <IconButton
              icon={Trash2}
              label={t(shipmentText.remove, { name: document.file })}
              onPress={onDelete}
            />
          )}
          <IconButton
            icon={Download}
            label={t(shipmentText.download, { name: document.file })}
            isDisabled={get.isPending}
            onPress={() => get.mutate()}
          />
        </span>
      }
    />
  )
}

type StoredRowProps = { document: StoredDocument; required?: boolean; onDelete?: () => void }

export function WantedRow({
  code,
  required,
  onUpload,
}: {
  code: DocCode
  required: boolean
  onUpload: () => void
}) {
  const t = useT()
  const name = t(documentTypes[code])
  const words = t(required ? shipmentText.upload : shipmentText.add)
  return (
    <FileRow
      title={name}
      state={required ? 'wanted' : 'stored'}
      note={required ? t(documentTypes[code].hint) : t(shipmentText.skip)}
      tag={<NeedTag required={required} missing />}
      action={
        <Button
          size="s"
          variant={required ? 'secondary' : 'text'}
          aria-label={`${words}: ${name}`}
          onPress={onUpload}
        >
          {words}
        </Button>
      }
    />
  )
}

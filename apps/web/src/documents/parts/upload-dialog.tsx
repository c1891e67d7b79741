// Adding documents of one type to a request: choose or drop, checked here by the same rules as on the server.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { asksExpiry } from '@marsa/model/documents/expiry.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import {
  acceptOf,
  formatsText,
  megabytesText,
  uploadRefusal,
  screenOf,
} from '@marsa/model/documents/upload.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { call, Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { refresh, toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { uiText } from '../../ui/text.ts'
import type { DocumentCalls } from '../document-calls.ts'
import { DocumentExpiry } from './document-expiry.tsx'
import { DocumentReason } from './document-reason.tsx'

export function UploadDialog({ calls: { add, refreshes }, code, onClose }: UploadDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const [expiresOn, setExpiresOn] = useState<string | null>(null)
  const dated = asksExpiry(code)
  const screen = screenOf(add.contract)
  const name = t(documentTypes[code])
  const upload = useMutation({
    mutationFn: async (files: File[]) => {
      const refused = uploadRefusal(screen, files)
      if (refused) {
        const { documentProblems } = await import('@marsa/model/documents/problems.ts')
        const words = sentence(documentProblems, lang, refused.code, refused.params)
        throw new Refusal({ code: refused.code, sentence: words, status: 422 })
      }
      const form = new FormData()
      for (const [field, value] of Object.entries(add.fields)) form.append(field, value)
      form.append('docCode', code)
      if (expiresOn) form.append('expiresOn', expiresOn)
      for (const file of files) form.append('files', file)
      await call(add.contract, { form })
      await refresh(client, refreshes)
    },
    onSuccess: () => {
      onClose()
      void toast({ title: t(documentListText.uploaded, { name }), tone: 'success' })
    },
  })
  const formats = formatsText(screen)
  const limits =
    screen.totalBytes > screen.fileBytes
      ? t(documentText['documents.limit.each'], {
          formats,
          limit: megabytesText(screen.fileBytes),
          count: screen.files,
        })
      : t(documentText['documents.limit.total'], { formats, limit: megabytesText(screen.totalBytes) })
  return (
    <CommandDialog
      title={t(documentListText.uploadNamed, { name })}
      back={t(uiText.close)}
      command={upload}
      beside={[]}
      onClose={onClose}
    >
      <div className="stack g1">
        <p>{t(documentTypes[code].hint)}</p>
        <p className="hint">
          <DocumentReason code={code} />
        </p>
      </div>
      {dated && <DocumentExpiry value={expiresOn} onChange={setExpiresOn} />}
      <FileDrop
        label={name}
        hint={limits}
        accept={acceptOf(screen).split(',')}
        multiple
        // Never while it sends: the button would lose the focus, and Escape its dialog.
        disabled={dated && !expiresOn}
        onFiles={(files) => !upload.isPending && upload.mutate(files)}
      />
      <p className="row dense" role="status">
        {upload.isPending && (
          <>
            <Spinner /> {t(documentListText.uploading)}
          </>
        )}
      </p>
    </CommandDialog>
  )
}

type UploadDialogProps = {
  calls: Pick<DocumentCalls, 'add' | 'refreshes'>
  code: DocCode
  onClose: () => void
}

// The beginning of a bulk upload: the template, and the place for the file.
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { batchLimits, mostRows } from '@marsa/model/requests/bulk/bulk.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { call, download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useBulk } from './bulk-pages.ts'

export function BulkStart({ onOpened }: { onOpened: (id: string) => void }) {
  const t = useT()
  const { lang } = useLang()
  const [serverError, setServerError] = useState<string>()
  const { sheet, calls } = useBulk()
  const { bulkTemplate, openBatch } = calls
  const template = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(bulkTemplate, { query: { format, lang } }),
    onError: (problem) => setServerError(problem.sentence),
  })
  const upload = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      return call(openBatch, { form })
    },
    onMutate: () => setServerError(undefined),
    onError: (problem) => setServerError(problem.sentence),
    onSuccess: ({ BatchId }) => onOpened(BatchId),
  })
  return (
    <div className="bulk-start">
      <section className="card card-b stack g4">
        <h2>{t(bulkText.template)}</h2>
        <p className="muted">{t(bulkText.templateBody)}</p>
        <div className="row wrap g2">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              icon={Download}
              changes={false}
              isPending={template.isPending && template.variables === format}
              onPress={() => template.mutate(format)}
            >
              {t(format === 'xlsx' ? bulkText.templateXlsx : bulkText.templateCsv)}
            </Button>
          ))}
        </div>
      </section>
      <section className="card card-b stack g4">
        <h2>{t(bulkText.file)}</h2>
        {serverError && <Banner tone="error" live title={serverError} />}
        {upload.isPending ? (
          <p className="row bulk-reading" role="status">
            <Spinner /> {t(bulkText.reading)}
          </p>
        ) : (
          <FileDrop
            label={t(bulkText.file)}
            hint={t(bulkText.fileHint, {
              rows: number(mostRows(sheet), lang),
              limit: number(batchLimits.bytes / 1024 / 1024, lang),
            })}
            accept={['.csv', '.xlsx']}
            onFiles={([file]) => file && upload.mutate(file)}
          />
        )}
      </section>
    </div>
  )
}

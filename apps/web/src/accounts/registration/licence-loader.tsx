// Loads a file of trade licences: tried when it is chosen, loaded when the administrator says so, errors by line.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Download } from 'lucide-react'
import {
  downloadLicenceSample,
  listLicenceLoads,
  listLicences,
  loadLicences,
  type LicenceReport,
} from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { call, download, type Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { LineErrors } from '../../kit/line-errors.tsx'
import { refresh } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { licencesText } from '@marsa/model/accounts/registration/registration-desk-text.ts'

type Sent = { file: File; apply: boolean }

const useLoad = () => {
  const client = useQueryClient()
  return useMutation<LicenceReport, Refusal, Sent>({
    mutationFn: ({ file, apply }) => {
      const form = new FormData()
      form.set('apply', String(apply))
      form.set('file', file)
      return call(loadLicences, { form })
    },
    onSuccess: async ({ loaded }) => {
      if (loaded) await refresh(client, [listLicences, listLicenceLoads])
    },
  })
}

export function LicenceLoader() {
  const t = useT()
  const { lang } = useLang()
  const [file, setFile] = useState<File>()
  const load = useLoad()
  const { data: report, error, isPending, variables } = load
  const name = file?.name ?? ''
  const discard = () => {
    setFile(undefined)
    load.reset()
  }
  const ready = report !== undefined && !report.loaded && report.wrong === 0
  return (
    <Card
      title={t(licencesText.load)}
      aside={
        <Button variant="text" size="s" icon={Download} onPress={() => void download(downloadLicenceSample)}>
          {t(licencesText.sample)}
        </Button>
      }
    >
      <div className="stack g4">
        <p className="muted">{t(licencesText.loadBody)}</p>
        {(!file || error) && (
          <FileDrop
            label={t(licencesText.drop)}
            hint={t(licencesText.dropHint)}
            accept={['.csv', 'text/csv']}
            onFiles={([chosen]) => {
              if (!chosen) return
              setFile(chosen)
              load.mutate({ file: chosen, apply: false })
            }}
          />
        )}
        {error && <Banner tone="error" live title={error.sentence} />}
        {isPending && (
          <p role="status">{t(variables.apply ? licencesText.loading : licencesText.trying, { name })}</p>
        )}
        {report && !isPending && (
          <Banner
            tone={report.wrong > 0 ? 'error' : report.loaded ? 'success' : 'info'}
            live
            title={t(
              report.wrong > 0
                ? licencesText.faulty
                : report.loaded
                  ? licencesText.loaded
                  : licencesText.tried,
              { name, count: number(report.wrong, lang) },
            )}
          >
            {report.wrong === 0 &&
              t(licencesText.counts, {
                added: number(report.added, lang),
                changed: number(report.changed, lang),
                unchanged: number(report.unchanged, lang),
              })}
          </Banner>
        )}
        {report && report.errors.length > 0 && (
          <section aria-label={t(licencesText.errors)}>
            <LineErrors errors={report.errors} />
          </section>
        )}
        {report && !isPending && (
          <div className="row wrap g2">
            {ready && file && (
              <Button variant="primary" onPress={() => load.mutate({ file, apply: true })}>
                {t(licencesText.apply)}
              </Button>
            )}
            <Button onPress={discard}>{t(licencesText.discard)}</Button>
          </div>
        )}
      </div>
    </Card>
  )
}

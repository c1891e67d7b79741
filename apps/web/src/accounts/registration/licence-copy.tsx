// Attaches the licence to the form where the register does not hold it: one picture or PDF, sent when it is chosen.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { licenceScreen } from '@marsa/model/accounts/registration/licence.ts'
import { uploadLicence } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, type Refusal } from '../../kit/call.ts'
import { usePageFormOf } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import type { RegisterValues } from './register-values.ts'
import { registerProblems } from './register-problems.ts'
import { useText } from './use-register-field.ts'

const limit = licenceScreen.fileBytes / 1024 / 1024
const accept = licenceScreen.formats.flatMap((format) =>
  format === 'jpg' ? ['.jpg', '.jpeg'] : [`.${format}`],
)
const fits = ({ name, size }: File): boolean =>
  size <= licenceScreen.fileBytes && accept.some((end) => name.toLowerCase().endsWith(end))

export function LicenceCopy() {
  const t = useT()
  const { set } = usePageFormOf<RegisterValues>()
  const copy = useText('licenceCopy')
  const { value: name } = useText('licenceCopyName')
  const [unfit, setUnfit] = useState(false)
  const put = (licenceCopy: string, licenceCopyName: string) => set({ licenceCopy, licenceCopyName })
  const upload = useMutation<AnswerOf<typeof uploadLicence>, Refusal, File>({
    mutationFn: (file) => {
      const form = new FormData()
      form.set('file', file)
      return call(uploadLicence, { form, anonymous: true })
    },
    onSuccess: (stored) => put(stored.id, stored.name),
  })
  const choose = ([file]: File[]) => {
    if (!file) return
    upload.reset()
    setUnfit(!fits(file))
    if (fits(file)) upload.mutate(file)
  }
  const serverError = unfit ? t(registerProblems['accounts.licence-copy'], { limit }) : upload.error?.sentence
  if (copy.value && !copy.error)
    return (
      <div role="status">
        <FileRow
          state="checked"
          name={name}
          note={t(registerText.licenceAttached)}
          onRemove={() => put('', '')}
        />
      </div>
    )
  return (
    <div className="stack g2">
      {(serverError ?? copy.error) && <Banner tone="error" live title={serverError ?? copy.error!} />}
      {upload.isPending ? (
        <p role="status">{t(registerText.licenceAttaching, { name: upload.variables.name })}</p>
      ) : (
        <FileDrop
          label={t(registerText.licenceCopy)}
          hint={t(registerText.licenceCopyHint, { limit })}
          accept={accept}
          onFiles={choose}
        />
      )}
    </div>
  )
}

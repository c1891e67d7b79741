// The licence that an applicant attached, in the page beside what was entered, and to download.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  downloadLicence,
  type RegistrationDetail,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import { download, fetchFile, type Refusal } from '../../kit/call.ts'
import { keyOf } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FileView } from '../../ui/files/file-view.tsx'

type Copy = NonNullable<RegistrationDetail['licenceCopy']>

export function AttachedLicence({ id, copy }: { id: string; copy: Copy }) {
  const t = useT()
  const { data, error } = useQuery<Blob, Refusal>({
    queryKey: keyOf(downloadLicence, { id }),
    queryFn: ({ signal }) => fetchFile(downloadLicence, { query: { id }, signal }),
    staleTime: Infinity,
  })
  return (
    <section className="stack g3">
      <Banner tone="attention">{t(registrationsText.licenceAttached)}</Banner>
      <FileView name={copy.name} mediaType={copy.mediaType} content={data} refused={error?.sentence} />
      <div>
        <Button size="s" icon={Download} onPress={() => void download(downloadLicence, { query: { id } })}>
          {t(registrationsText.downloadLicence)}
        </Button>
      </div>
    </section>
  )
}

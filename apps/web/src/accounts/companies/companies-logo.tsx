// The logo of a company: shown, replaced, taken away. Pictures come through the API, as it asks who is looking.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeLogo, uploadLogo } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { refresh, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { companyReads } from './companies-queries.ts'
import { companiesText as words } from './companies-text.ts'
import './logo.css'
import { useLogo } from './use-logo.ts'

/** Without an id it is the company of whoever looks. */
type WithLogo = { companyId?: string; nameEn: string; nameAr: string; hasLogo: boolean }

export function LogoField({ company }: { company: WithLogo }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const [serverError, setServerError] = useState<string>()
  const address = useLogo(company)
  const remove = useCommand(removeLogo, {
    refreshes: companyReads,
    onDone: () => void toast({ title: t(words.logoRemoved), tone: 'success' }),
  })
  const upload = useMutation({
    mutationFn: async ([file]: File[]) => {
      if (!file) return
      const form = new FormData()
      if (company.companyId) form.append('companyId', company.companyId)
      form.append('file', file)
      await call(uploadLogo, { form })
      await refresh(client, companyReads)
    },
    onMutate: () => setServerError(undefined),
    onError: (problem) => setServerError(problem.sentence),
    onSuccess: () => void toast({ title: t(words.logoSaved), tone: 'success' }),
  })
  return (
    <section className="stack g3">
      <h3>{t(words.logo)}</h3>
      {serverError && <Banner tone="error" live title={serverError} />}
      {address && (
        <div className="row wrap">
          <img
            className="logo-shown"
            src={address}
            alt={t(words.logoOf, { name: lang === 'ar' ? company.nameAr : company.nameEn })}
          />
          <Button
            size="s"
            variant="text"
            isPending={remove.isPending}
            onPress={() => remove.mutate({ query: { companyId: company.companyId } })}
          >
            {t(words.removeLogo)}
          </Button>
        </div>
      )}
      <FileDrop
        label={t(words.logo)}
        hint={t(words.logoHint)}
        accept={['.png', '.jpg', '.jpeg']}
        disabled={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
      />
    </section>
  )
}

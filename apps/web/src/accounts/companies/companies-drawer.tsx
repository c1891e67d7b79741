// One company: facts for all who read, forms for administrators, suspension with its reason.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { restoreCompany, type CompanyDetail } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { companyQuery, companyReads } from './companies-queries.ts'
import { companiesText as words, kindText } from './companies-text.ts'
import { useMe } from '../queries.ts'
import { AgentForm } from './companies-agent.tsx'
import { CompanyForm } from './companies-form.tsx'
import { LogoField } from './companies-logo.tsx'
import { SuspendDialog } from './companies-suspend.tsx'
import { CompanyStatus, ModeNames } from './companies-table.tsx'
import { fullName } from '../users/users-names.ts'

function CompanyFacts({ company }: { company: CompanyDetail }) {
  const t = useT()
  const { lang } = useLang()
  const people = company.administrators.map((person) => fullName(lang, person))
  return (
    <Facts
      across
      facts={[
        [t(words.state), <CompanyStatus key="state" state={company.state} />],
        [t(words.kind), t(kindText[company.kind])],
        [t(words.nameEn), company.nameEn],
        [
          t(words.nameAr),
          <bdi key="ar" lang="ar">
            {company.nameAr}
          </bdi>,
        ],
        [t(words.trn), company.trn ? <Ref key="trn" value={company.trn} /> : '—'],
        [
          lang === 'ar' ? t(words.addressAr) : t(words.addressEn),
          lang === 'ar' ? company.addressAr : company.addressEn,
        ],
        ...(company.kind === 'agent'
          ? ([
              [t(words.agentCode), company.agentCode ? <Ref key="code" value={company.agentCode} /> : '—'],
              [t(words.services), <ModeNames key="modes" modes={company.modes} />],
            ] as [string, React.ReactNode][])
          : []),
        [t(words.administrators), people.join(comma(lang)) || t(words.nobody)],
        [t(words.since), <When key="since" value={company.createdAt} as="date" />],
      ]}
    />
  )
}

function Standing({ company }: { company: CompanyDetail }) {
  const t = useT()
  const [suspending, setSuspending] = useState(false)
  const restore = useCommand(restoreCompany, {
    refreshes: companyReads,
    onDone: () => void toast({ title: t(words.restoredDone), tone: 'success' }),
  })
  if (company.kind === 'platform') return null
  if (company.state === 'suspended')
    return (
      <Button
        isPending={restore.isPending}
        onPress={() => restore.mutate({ query: { companyId: company.companyId } })}
      >
        {t(words.restore)}
      </Button>
    )
  return (
    <>
      <Button variant="danger" onPress={() => setSuspending(true)}>
        {t(words.suspend)}
      </Button>
      {suspending && <SuspendDialog company={company} onClose={() => setSuspending(false)} />}
    </>
  )
}

function Editing({ company }: { company: CompanyDetail }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <CompanyForm key={`facts${company.version}`} company={company} />
      {company.kind !== 'person' && <LogoField company={company} />}
      {company.kind === 'agent' && <AgentForm key={`agent${company.version}`} company={company} />}
      <GoLink href={`/${lang}/user/usermanagement?company=${company.companyId}`}>
        {t(words.showPeople)}
      </GoLink>
      <Standing company={company} />
    </>
  )
}

export function CompanyDrawer({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const edits = useMe()?.roleName === 'admin'
  const query = useQuery(companyQuery(companyId))
  const { data: company } = query
  const title = company ? (lang === 'ar' ? company.nameAr : company.nameEn) : t(words.company)
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton lines={8} />} />
      {company && (
        <div className="stack g6">
          {company.suspendedAt && (
            <Banner
              tone="attention"
              title={
                <>
                  {t(words.suspendedSince)} <When value={company.suspendedAt} as="date" />
                </>
              }
            >
              {company.suspendedReason}
            </Banner>
          )}
          <CompanyFacts company={company} />
          {edits ? <Editing company={company} /> : <p className="dense muted">{t(words.readOnly)}</p>}
        </div>
      )}
    </Sheet>
  )
}

// The facts of one's company as they stand on invoices, who may have them changed, and its logo for its administrators.
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { managesUsers } from '@marsa/model/accounts/users/users-rules.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import type { OwnProfile } from './profile-queries.ts'
import { useMe } from '../queries.ts'
import { LogoField } from '../companies/companies-logo.tsx'

export function CompanyCard({ company }: { company: OwnProfile['company'] }) {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const arabic = lang === 'ar'
  const address = arabic ? company.addressAr : company.addressEn
  const list = new Intl.ListFormat(lang, { type: 'disjunction' })
  const names = list.format(company.administrators.map((person) => person[lang]))
  const trn = company.trn ? <bdi className="num">{company.trn}</bdi> : t(words.notGiven)
  return (
    <Card title={t(words.company)}>
      <div className="stack g4">
        <Facts
          facts={[
            [t(words.companyName), arabic ? company.nameAr : company.nameEn],
            [t(words.companyAddress), address || t(words.notGiven)],
            [t(words.trn), trn],
          ]}
        />
        <p className="dense muted">{names ? t(words.companyNote, { names }) : t(words.companyNoteDesk)}</p>
        {me && managesUsers({ role: me.roleName, isCompanyAdmin: me.isCompanyAdmin }) && (
          <LogoField company={{ ...company, hasLogo: me.companyHasLogo }} />
        )}
      </div>
    </Card>
  )
}

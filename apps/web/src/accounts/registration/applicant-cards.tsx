// What an applicant entered, beside the licence as the register holds it.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import type { RegistrationDetail } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import {
  authorityRow,
  emirateText,
  serviceText,
} from '@marsa/model/accounts/registration/registration-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { When } from '../../ui/values/when.tsx'
import { AttachedLicence } from './attached-licence.tsx'
import { NameDiffers } from './name-differs.tsx'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'

const given = (facts: [string, ReactNode | null | undefined | false][]): [ReactNode, ReactNode][] =>
  facts.flatMap(([term, value]) =>
    value === null || value === undefined || value === false || value === '' ? [] : [[term, value]],
  )

function PersonCard({ found }: { found: RegistrationDetail }) {
  const t = useT()
  return (
    <Card title={t(registrationsText.person)}>
      <Facts
        facts={given([
          [t(registrationsText.name), <bdi key="v1">{found.name}</bdi>],
          [
            t(registrationsText.email),
            <bdi key="v2" dir="ltr">
              {found.email}
            </bdi>,
          ],
          [t(registrationsText.mobile), <PhoneText key="v3" value={found.mobile} />],
          [
            t(registrationsText.userCode),
            <bdi key="v4" dir="ltr">
              {found.userCode}
            </bdi>,
          ],
          [
            t(registrationsText.language),
            t(found.language === 'ar' ? registrationsText.arabic : registrationsText.english),
          ],
          [t(registrationsText.received), <When key="v5" value={found.registeredAt} />],
          [t(registrationsText.due), found.dueAt && <When key="v6" value={found.dueAt} />],
        ])}
      />
    </Card>
  )
}

function CompanyCard({ found }: { found: RegistrationDetail }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card title={t(registrationsText.companyGiven)}>
      <Facts
        facts={given([
          [t(registrationsText.company), <bdi key="v7">{found.companyName}</bdi>],
          [t(registrationsText.employees), found.employees !== null && number(found.employees, lang)],
          [t(registrationsText.branches), found.branches !== null && number(found.branches, lang)],
          [t(registrationsText.location), found.location && <bdi key="v8">{found.location}</bdi>],
          [
            t(registrationsText.services),
            found.services.map((service) => t(serviceText[service])).join(comma(lang)),
          ],
          [
            t(registrationsText.additional),
            found.additionalServices && <bdi key="additional">{found.additionalServices}</bdi>,
          ],
          [t(registrationsText.remark), found.remark && <bdi key="v9">{found.remark}</bdi>],
        ])}
      />
    </Card>
  )
}

function LicenceCard({ found }: { found: RegistrationDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { licence, sameLicence } = found
  return (
    <Card title={t(registrationsText.licence)}>
      <div className="stack g4">
        <NameDiffers found={found} />
        {sameLicence.length > 0 && (
          <Banner tone="attention">
            {t(registrationsText.sameLicence, { names: sameLicence.map((each) => each[lang]).join(' · ') })}
          </Banner>
        )}
        {licence ? (
          <Facts
            facts={given([
              [
                t(registrationsText.number),
                <bdi key="v10" dir="ltr">
                  {licence.number}
                </bdi>,
              ],
              [t(registrationsText.registered), <bdi key="v11">{licence.name[lang]}</bdi>],
              [t(registrationsText.authority), t(authorityRow(licence.authority))],
              [t(registrationsText.emirate), t(emirateText[licence.emirate as keyof typeof emirateText])],
              [
                t(registrationsText.validUntil),
                <span key="until">
                  <When value={licence.expiresOn} as="date" />
                  {licence.expired && <> · {t(registrationsText.expired)}</>}
                </span>,
              ],
            ])}
          />
        ) : (
          <Facts
            facts={given([
              [
                t(registrationsText.number),
                <bdi key="typed" dir="ltr">
                  {found.licenceNumber}
                </bdi>,
              ],
            ])}
          />
        )}
        {!licence && !found.licenceCopy && (
          <Banner tone="attention">{t(registrationsText.licenceGone)}</Banner>
        )}
        {found.licenceCopy && <AttachedLicence id={found.id} copy={found.licenceCopy} />}
      </div>
    </Card>
  )
}

export function ApplicantCards({ found }: { found: RegistrationDetail }) {
  return (
    <div className="grid c2">
      {found.company && <LicenceCard found={found} />}
      {found.company && <CompanyCard found={found} />}
      <PersonCard found={found} />
    </div>
  )
}

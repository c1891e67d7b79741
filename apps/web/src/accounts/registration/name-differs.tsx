// Marks a registration whose company name is not that of its licence, where it is read and where it is approved.
import { companyNameDiffers } from '@marsa/model/accounts/registration/licence.ts'
import type { RegistrationDetail } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'

export function NameDiffers({ found }: { found: RegistrationDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { companyName, licence } = found
  if (companyName === null || !licence || !companyNameDiffers(companyName, licence.name)) return null
  return (
    <Banner tone="attention">
      {t(registrationsText.nameDiffers, { typed: companyName, licensed: licence.name[lang] })}
    </Banner>
  )
}

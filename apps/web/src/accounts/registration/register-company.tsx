// The step about the company: its licence, looked up in the register while it is typed, and what it offers.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { agentModes } from '@marsa/model/accounts/companies/companies-rules.ts'
import {
  companyNameDiffers,
  licenceNumber,
  licenceRefusal,
} from '@marsa/model/accounts/registration/licence.ts'
import { lookUpLicence } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { authorityRow, serviceText } from '@marsa/model/accounts/registration/registration-text.ts'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import { askInChat } from '../../kit/ask-in-chat.ts'
import { date } from '../../kit/format.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { RegisterValues } from './register-values.ts'
import { registerProblems } from './register-problems.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { useText } from './use-register-field.ts'
import { useSettled } from '../../kit/use-settled.ts'
import { LicenceCopy } from './licence-copy.tsx'

/** What the register holds for the number that is typed, once typing rests. */
const useLicence = () => {
  const { tradeLicenseNumber: typed } = usePageFormOf<RegisterValues>().values
  const number = useSettled(licenceNumber.safeParse(typed).data, 400)
  const { data, isFetching } = useQuery({
    ...ask(lookUpLicence, { number: number ?? '' }),
    enabled: number !== undefined,
  })
  return { number, isFetching, licence: number === undefined ? undefined : data?.licence }
}
type Looked = ReturnType<typeof useLicence>

/** The company of the number, or that there is none and what to do then. */
function LicenceFound({ number, isFetching, licence }: Looked) {
  const t = useT()
  const { lang } = useLang()
  if (number === undefined) return null
  if (isFetching || licence === undefined)
    return (
      <p className="cap muted" role="status">
        {isFetching && t(registerText.licenceLooking)}
      </p>
    )
  if (licence === null)
    return (
      <Banner tone="attention" live title={t(registerProblems['accounts.licence-unknown'])}>
        <div className="register-ask">
          <Button size="s" onPress={() => askInChat(t(registerText.licenceQuestion, { number }))}>
            {t(registerText.licenceAsk)}
          </Button>
        </div>
      </Banner>
    )
  if (licence.expired)
    return (
      <Banner tone="attention" live title={lang === 'ar' ? licence.nameAr : licence.nameEn}>
        {t(registerProblems['accounts.licence-expired'])}
      </Banner>
    )
  return (
    <Banner tone="success" live title={lang === 'ar' ? licence.nameAr : licence.nameEn}>
      {t(registerText.licenceFound)}:{' '}
      {t(registerText.licenceUntil, {
        authority: t(authorityRow(licence.authority)),
        date: date(licence.expiresOn, lang),
      })}
    </Banner>
  )
}

function Services() {
  const t = useT()
  const { value, onChange, error } = usePageFormOf<RegisterValues>().field('services')
  return (
    <FieldPlace path="services">
      <fieldset className="field register-set">
        <legend className="label">{t(registerText.services)}</legend>
        <div className="register-two">
          {agentModes.map((mode) => (
            <Checkbox
              key={mode}
              value={value.includes(mode)}
              onChange={(chosen) =>
                onChange(chosen ? [...value, mode] : value.filter((each) => each !== mode))
              }
            >
              {t(serviceText[mode])}
            </Checkbox>
          ))}
        </div>
        {error !== undefined && <ErrorText text={error} />}
      </fieldset>
    </FieldPlace>
  )
}

/** Takes the name of the licence as long as nothing else was typed; one that differs is marked. */
function CompanyName({ licence }: Looked) {
  const t = useT()
  const { lang } = useLang()
  const { values, set } = usePageFormOf<RegisterValues>()
  const bound = useText('companyName')
  const filled = useRef('')
  const licensed = licence && !licence.expired ? { en: licence.nameEn, ar: licence.nameAr } : undefined
  const name = licensed?.[lang] ?? ''
  const take = () => {
    filled.current = name
    set({ companyName: name })
  }
  const fill = useEffectEvent(() => {
    const typed = values.companyName
    if (typed === '' || typed === filled.current) take()
  })
  useEffect(() => {
    if (name) fill()
  }, [name])
  return (
    <div className="stack g2">
      <TextInput label={t(registerText.companyName)} autoComplete="organization" {...bound} />
      {licensed && companyNameDiffers(bound.value, licensed) && (
        <Banner tone="attention" live>
          <div className="stack g2">
            <p>{t(registerText.nameDiffers, { name })}</p>
            <div>
              <Button size="s" onPress={take}>
                {t(registerText.useLicensedName)}
              </Button>
            </div>
          </div>
        </Banner>
      )}
    </div>
  )
}

export function CompanyStep({ userType }: { userType: UserType }) {
  const t = useT()
  const looked = useLicence()
  const bound = {
    licence: useText('tradeLicenseNumber'),
    employees: useText('numberOfEmployees'),
    branches: useText('numberOfBranches'),
    location: useText('location'),
    additional: useText('additionalServices'),
    remark: useText('remark'),
  }
  return (
    <>
      <div className="stack g2">
        <TextInput
          label={t(registerText.licence)}
          hint={t(registerText.licenceHint)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...bound.licence}
        />
        <LicenceFound {...looked} />
        {looked.licence !== undefined && licenceRefusal(looked.licence, false) && <LicenceCopy />}
      </div>
      <CompanyName {...looked} />
      <div className="register-two">
        <TextInput
          label={t(registerText.employees)}
          dir="ltr"
          inputMode="numeric"
          numeric
          {...bound.employees}
        />
        <TextInput
          label={t(registerText.branches)}
          dir="ltr"
          inputMode="numeric"
          numeric
          {...bound.branches}
        />
      </div>
      <TextInput label={t(registerText.location)} hint={t(registerText.locationHint)} {...bound.location} />
      {userType === 'provider' && <Services />}
      <TextInput
        label={t(registerText.additional)}
        hint={t(registerText.additionalHint)}
        optional
        {...bound.additional}
      />
      <TextArea label={t(registerText.remark)} optional limit={1_000} rows={3} {...bound.remark} />
    </>
  )
}

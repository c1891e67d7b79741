// Applying for credit, or for more: who asks, how much and on which terms; documents follow on the page.
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { requestCreditAccess, type CreditFile } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { creditForm } from '@marsa/model/finance/credit/credit-form.ts'
import { termsChoices, usualTerms, type TermsDays } from '@marsa/model/finance/credit/credit-terms.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Card } from '../../ui/values/card.tsx'
import { creditReads } from './credit-reads.ts'
import { creditText as words } from './credit-text.ts'

type Values = {
  companyName: string
  contactName: string
  contactEmail: string
  contactMobile: string
  licenceNumber: string
  requestedLimit: string
  requestedTerms: string
  remarks: string
}

const bodyOf = (values: Values): BodyOf<typeof requestCreditAccess> => {
  const { licenceNumber, requestedLimit, requestedTerms, ...rest } = values
  return {
    ...rest,
    ...(licenceNumber && { licenceNumber }),
    ...(requestedLimit && { requestedLimit }),
    requestedTerms: Number(requestedTerms) as TermsDays,
  }
}

/** The limit is optional in the documented call; here it is asked for, because the documents follow from it. */
const check = (values: Values): FieldProblems => {
  const { error } = creditForm.safeParse(bodyOf(values))
  return {
    ...(values.requestedLimit === '' && { requestedLimit: 'credit.limit-invalid' }),
    ...Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  }
}

const problems = async () => {
  const [{ creditProblems }, { fieldProblems }, { companiesProblems }, { registrationProblems }, kit] =
    await Promise.all([
      import('@marsa/model/finance/credit/credit-problems.ts'),
      import('@marsa/model/accounts/field-problems.ts'),
      import('@marsa/model/accounts/companies/companies-problems.ts'),
      import('@marsa/model/accounts/registration/registration-problems.ts'),
      import('@marsa/model/kit/kit-problems.ts'),
    ])
  return {
    ...kit.kitProblems,
    ...registrationProblems,
    ...companiesProblems,
    ...fieldProblems,
    ...creditProblems,
  }
}

export function ApplyForm({ file, onClose }: { file: CreditFile; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const earlier = file.application
  const apply = useCommand(requestCreditAccess, {
    refreshes: creditReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.sentToast), tone: 'success' })
    },
  })
  const form = usePageForm<Values>({
    initial: {
      companyName: earlier?.companyName ?? file.company.name[lang],
      contactName: earlier?.contactName ?? (me ? `${me.firstName} ${me.lastName}` : ''),
      contactEmail: earlier?.contactEmail ?? me?.email ?? '',
      contactMobile: earlier?.contactMobile ?? '',
      licenceNumber: earlier?.licenceNumber ?? '',
      requestedLimit: '',
      requestedTerms: String(file.account?.termsDays ?? usualTerms),
      remarks: '',
    },
    check,
    problems,
    onSend: (values) => apply.mutateAsync({ body: bodyOf(values) }),
  })
  const labelOf = (path: string): string =>
    path === 'requestedTerms' ? t(words.terms) : t(words[path as Exclude<keyof Values, 'requestedTerms'>])
  return (
    <Card title={t(file.account ? words.askMore : words.apply)}>
      <div className="stack g5">
        <PageForm
          form={form}
          labelOf={labelOf}
          foot={
            <div className="row g2 wrap">
              <Button variant="primary" type="submit" changes isPending={form.isSending}>
                {t(words.send)}
              </Button>
              <Button onPress={onClose}>{t(words.notNow)}</Button>
            </div>
          }
        >
          <div className="grid c2">
            <FieldPlace path="requestedLimit">
              <MoneyInput
                label={t(words.requestedLimit)}
                hint={t(words.limitHint)}
                {...form.field('requestedLimit')}
              />
            </FieldPlace>
            <FieldPlace path="requestedTerms">
              <Select
                label={t(words.terms)}
                options={termsChoices.map((count) => ({
                  id: String(count),
                  label: t(words.days, { count }),
                }))}
                {...form.field('requestedTerms')}
              />
            </FieldPlace>
            <FieldPlace path="companyName">
              <TextInput label={t(words.companyName)} {...form.field('companyName')} />
            </FieldPlace>
            <FieldPlace path="licenceNumber">
              <TextInput label={t(words.licenceNumber)} optional dir="ltr" {...form.field('licenceNumber')} />
            </FieldPlace>
            <FieldPlace path="contactName">
              <TextInput label={t(words.contactName)} {...form.field('contactName')} />
            </FieldPlace>
            <FieldPlace path="contactEmail">
              <TextInput
                label={t(words.contactEmail)}
                type="email"
                dir="ltr"
                {...form.field('contactEmail')}
              />
            </FieldPlace>
            <FieldPlace path="contactMobile">
              <PhoneInput label={t(words.contactMobile)} {...form.field('contactMobile')} />
            </FieldPlace>
          </div>
          <FieldPlace path="remarks">
            <TextArea label={t(words.remarks)} optional limit={1000} {...form.field('remarks')} />
          </FieldPlace>
        </PageForm>
      </div>
    </Card>
  )
}

// The name that only its owner sees, with the characters left; what is too long is said at once and never cut.
import clsx from 'clsx'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { nicknameLength } from '@marsa/model/freight/asking/request-form.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { lengthOf } from '../wizard-values.ts'
import { useWizardField } from '../wizard-context.ts'

export function WizardNickname() {
  const t = useT()
  const { value, onChange, error, ...field } = useWizardField('nickname')
  const text = value as string
  const left = nicknameLength - lengthOf(text)
  const tooLong = left < 0
  const serverError = tooLong ? t(freightProblems['freight.nickname-long']) : error
  const counter = tooLong
    ? t(wizardText.overBy, { over: -left, most: nicknameLength })
    : t(wizardText.leftOf, { left, most: nicknameLength })
  return (
    <Field
      label={t(wizardFieldText.nickname)}
      optional
      error={serverError}
      hint={t(wizardText.onlyYou)}
      aside={<span className={clsx('cap nowrap', tooLong ? 'over-limit' : 'muted')}>{counter}</span>}
    >
      {(ids) => (
        <span className={clsx('input', serverError !== undefined && 'is-err')}>
          <input
            {...field}
            {...ids}
            value={text}
            dir="auto"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}
